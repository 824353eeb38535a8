import { listHazardClips } from '#contract/hazard.ts';
import { answerPublic, type Handler } from '#server/http/handlers.ts';
import { preparedJson } from '#server/http/prepared-json.ts';
import type { Services } from '#server/services.ts';

/** Hazard clips: content of the edition, the same for everyone. */
export function hazardHandlers({ content }: Services): Handler[] {
  const clips = preparedJson(content.areas.hazardClips);
  return [answerPublic(listHazardClips, async (_request, context) => clips.send(context))];
}
