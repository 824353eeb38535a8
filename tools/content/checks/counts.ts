import type { Bank } from '../bank.ts';
import { filePath } from '../bank.ts';
import type { Check } from '../context.ts';
import type { Fault } from '../fault.ts';
import { bankMinimum, minimums, scenes } from '../minimums.ts';

/** Every category has its least number of questions, the bank has its own, and case studies come in full scenes. */
export const checkCounts: Check = (bank) => {
  const fault = (file: string, message: string): Fault => ({ check: 'counts', file, questions: [], message });
  const total = bank.reduce((sum, { questions }) => sum + questions.length, 0);
  return [
    ...bank
      .filter(({ slug }) => !(slug in minimums))
      .map(({ slug }) => fault(filePath(slug), 'is the file of no category')),
    ...Object.entries(minimums).flatMap(([slug, minimum]) => {
      const count = bank.find((file) => file.slug === slug)?.questions.length ?? 0;
      return count >= minimum ? [] : [fault(filePath(slug), `has ${count} questions, at least ${minimum}`)];
    }),
    ...(total >= bankMinimum ? [] : [fault('questions', `${total} questions in all, at least ${bankMinimum}`)]),
    ...sceneFaults(bank),
  ];
};

function sceneFaults(bank: Bank): Fault[] {
  const file = filePath(scenes.slug);
  const byScene = new Map<string, string[]>();
  for (const { id, tags } of bank.find(({ slug }) => slug === scenes.slug)?.questions ?? []) {
    const names = tags.filter((tag) => tag.startsWith('scene:'));
    const scene = names.length === 1 ? (names[0] ?? '') : '';
    byScene.set(scene, [...(byScene.get(scene) ?? []), id]);
  }
  const stray = byScene.get('') ?? [];
  byScene.delete('');
  const fault = (questions: readonly string[], message: string): Fault => ({
    check: 'counts',
    file,
    questions,
    message,
  });
  return [
    ...stray.map((id) => fault([id], 'needs one scene:<name> tag')),
    ...[...byScene]
      .filter(([, ids]) => ids.length !== scenes.questionsEach)
      .map(([scene, ids]) => fault(ids, `${scene} has ${ids.length} questions, not ${scenes.questionsEach}`)),
    ...(byScene.size < scenes.count ? [fault([], `${byScene.size} scenes, at least ${scenes.count}`)] : []),
  ];
}
