import type { QuestionContent } from '#contract/question.ts';
import type { Bank } from './bank.ts';
import type { Context } from './context.ts';
import { questionJsonSchema } from './question-json-schema.ts';

/** A question without fault, changed as a test needs it. */
export function aQuestion(changes: Partial<QuestionContent> = {}): QuestionContent {
  return {
    id: 'motorway-001',
    text: 'You see a red X above your lane. What must you do?',
    options: ['Leave the lane', 'Speed up at once', 'Stop in the lane', 'Sound your horn'],
    correctAnswerIndex: 0,
    explanation: 'A red X means the lane is shut. Move to an open lane in good time. Rule 258 says so.',
    sources: [{ rule: '258' }],
    tags: ['lane signals'],
    difficulty: 1,
    createdAt: '2026-11-20',
    updatedAt: '2026-11-20',
    checkedOn: '2026-11-20',
    ...changes,
  };
}

/** A bank of one file, `motorway` unless named, with ids that run on. */
export function aBank(changes: readonly Partial<QuestionContent>[] = [{}], slug = 'motorway'): Bank {
  const questions = changes.map((change, index) =>
    aQuestion({ id: `${slug}-${String(index + 1).padStart(3, '0')}`, ...change }),
  );
  return [{ slug, raw: questions, questions }];
}

/** All that the checks need, with one rule, one figure, one picture and a dictionary that knows every word. */
export function aContext(changes: Partial<Context> = {}): Context {
  return {
    rules: [
      {
        rule: '258',
        section: 'Motorways',
        topicWords: ['red X'],
        hasLegalRequirement: true,
        law: 'RTA 1988 sect 36',
        forCarDrivers: true,
      },
    ],
    figures: [
      {
        id: 'stop-50',
        group: 'stopping distances',
        label: 'Stopping distance at 50 mph',
        value: { thinkingM: 15, brakingM: 38, totalM: 53 },
        unit: 'metres',
        appliesIn: 'GB',
        source: 'Highway Code rule 126',
        askedOfCarDrivers: true,
      },
    ],
    images: { ids: new Set(['red-x']), absent: [] },
    starter: null,
    knowsWord: () => true,
    questionSchema: questionJsonSchema(),
    ...changes,
  };
}
