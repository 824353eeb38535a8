import type { PracticeScope } from './practice-settings.ts';
import { type Random, shuffled } from './random.ts';

/** What a learner has done with one question. `times_seen` is per learner (reading 12). */
export type QuestionStatistics = {
  readonly timesSeen: number;
  readonly timesAnsweredCorrectly: number;
  readonly lastCorrect: boolean;
};

/** What is known of a learner when questions are drawn. */
export type DrawKnowledge = {
  readonly statistics: ReadonlyMap<string, QuestionStatistics>;
  readonly flagged: ReadonlySet<string>;
};

/** Whether a question belongs to a scope of the revision modal for this learner. */
export function isInScope(questionId: string, scope: PracticeScope, knowledge: DrawKnowledge): boolean {
  const statistics = knowledge.statistics.get(questionId);
  switch (scope) {
    case 'all':
      return true;
    case 'incorrect':
      return statistics !== undefined && !statistics.lastCorrect;
    case 'unseen':
      return statistics === undefined;
    case 'flagged':
      return knowledge.flagged.has(questionId);
  }
}

/** The questions of a session of chosen categories: those in scope, shuffled, at most `maxQuestions` (reading 19). */
export function drawQuestions(
  questionIds: readonly string[],
  draw: { scope: PracticeScope; maxQuestions: number; knowledge: DrawKnowledge; random: Random },
): string[] {
  const inScope = questionIds.filter((id) => isInScope(id, draw.scope, draw.knowledge));
  return shuffled(inScope, draw.random).slice(0, draw.maxQuestions);
}
