import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import {
  adviceCard,
  type AdviceArea,
  type AdviceCard,
  type HighwayCodeSection,
  highwayCodeSection,
  type QuizQuestion,
  quizQuestion,
  ruleSummary,
} from '#contract/area-content.ts';
import { type HazardClip, hazardClip } from '#contract/hazard.ts';
import { type HazardScenario, hazardScenario } from '#contract/hazard-scenario.ts';
import { highwayCodeFile } from '#contract/highway-code.ts';
import { contentFault, readJson } from './read-json.ts';

/** What the areas teach besides questions. */
export type AreaContent = {
  readonly hazardClips: readonly HazardClip[];
  /** What moves in each clip, by the clip's id. */
  readonly hazardScenarios: ReadonlyMap<string, HazardScenario>;
  readonly highwayCodeSections: readonly HighwayCodeSection[];
  /** The starter edition's own three questions; undefined where the quiz is drawn from the bank. */
  readonly quickQuiz: readonly QuizQuestion[] | undefined;
  readonly advice: Readonly<Record<AdviceArea, readonly AdviceCard[]>>;
};

/** The starter edition has the five sample clips of the spec, the first of the list. */
const starterClips = 5;

/** A section of the full edition: which rules it holds is told by the rules themselves. */
const fullSection = highwayCodeSection
  .omit({ rules: true, keyPoints: true })
  .extend({ rulesFrom: z.int().optional(), rulesTo: z.int().optional(), prefix: z.string().optional() });

/**
 * Loads the areas' content of an edition.
 * @throws Error naming the file at fault.
 */
export async function loadAreaContent(edition: 'full' | 'starter', folder: URL): Promise<AreaContent> {
  const read = <T>(file: string, schema: z.ZodType<T>) => readFileAs(new URL(file, folder), file, schema);
  const advice = {
    theory: await read('advice/theory.json', z.array(adviceCard)),
    hazard: await read('advice/hazard.json', z.array(adviceCard)),
  };
  const allClips = await read('hazard/clips.json', z.array(hazardClip));
  const hazardClips = edition === 'full' ? allClips : allClips.slice(0, starterClips);
  const hazardScenarios = new Map<string, HazardScenario>();
  for (const { id } of hazardClips) {
    hazardScenarios.set(id, await read(`hazard/scenarios/${id}.json`, hazardScenario));
  }
  if (edition === 'starter') {
    return {
      hazardClips,
      hazardScenarios,
      advice,
      highwayCodeSections: await read('starter/highway-code-sections.json', z.array(highwayCodeSection)),
      quickQuiz: await read('starter/quick-quiz.json', z.array(quizQuestion)),
    };
  }
  const rules = await read('highway-code/rules.json', highwayCodeFile);
  const summaries = new Map(
    (await read('highway-code/summaries.json', z.array(ruleSummary))).map((one) => [one.rule, one]),
  );
  const sections = await read('highway-code/sections.json', z.array(fullSection));
  return {
    hazardClips,
    hazardScenarios,
    advice,
    quickQuiz: undefined,
    highwayCodeSections: sections.map(({ rulesFrom, rulesTo, prefix, ...section }) => ({
      ...section,
      keyPoints: [],
      rules: rules
        .filter(({ rule }) =>
          prefix === undefined ? isBetween(Number(rule), rulesFrom, rulesTo) : rule.startsWith(prefix),
        )
        .map(({ rule, topicWords, hasLegalRequirement }) => {
          const summary = summaries.get(rule);
          if (summary === undefined) throw new Error(`highway-code/summaries.json: rule ${rule} has no summary`);
          return { ...summary, topicWords, hasLegalRequirement };
        }),
    })),
  };
}

function isBetween(rule: number, from = Number.POSITIVE_INFINITY, to = Number.NEGATIVE_INFINITY): boolean {
  return rule >= from && rule <= to;
}

async function readFileAs<T>(url: URL, file: string, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(readJson(await readFile(url, 'utf8'), file));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw contentFault(file, `${issue?.path.join('.')} ${issue?.message}`);
}
