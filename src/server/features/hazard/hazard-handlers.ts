import { getHazardScenario, listHazardClips } from '#contract/hazard.ts';
import { ApiError } from '#server/http/api-error.ts';
import { answerPublic, type Handler } from '#server/http/handlers.ts';
import { preparedJson } from '#server/http/prepared-json.ts';
import type { Services } from '#server/services.ts';

/** Hazard clips: content of the edition, the same for everyone. */
export function hazardHandlers({ content }: Services): Handler[] {
  const { hazardClips, hazardScenarios } = content.areas;
  const clips = preparedJson(hazardClips);
  const scenarios = new Map([...hazardScenarios].map(([id, scenario]) => [id, preparedJson(scenario)]));
  return [
    answerPublic(listHazardClips, async (_request, context) => clips.send(context)),
    answerPublic(getHazardScenario, async ({ params }, context) => {
      const scenario = scenarios.get(params.clipId);
      if (scenario === undefined) throw new ApiError('NOT_FOUND');
      return scenario.send(context);
    }),
  ];
}
