import { officialMinutes, officialPassMark, officialQuestions } from './constants.ts';
import { type Random, shuffled } from './random.ts';

/** What a mock test's result is filed under within theory. */
export const mockTestSubcategory = 'mock-test';

/** The topic of the questions about one short clip, in place of a multiple-choice topic (reading 3). */
export const caseStudyTopic = 'Video case study';

/** Three of the fifty questions are about one clip (the official test since 2020). */
const caseStudyQuestions = 3;

/**
 * How many of the other questions come from each official topic: in proportion to how many the official bank has been seen
 * to hold, rounded to 47 in all.
 */
export const topicQuestions: Readonly<Record<string, number>> = {
  Alertness: 3,
  Attitude: 4,
  'Safety and your vehicle': 4,
  'Safety margins': 3,
  'Hazard awareness': 5,
  'Vulnerable road users': 4,
  'Other types of vehicle': 2,
  'Vehicle handling': 3,
  'Motorway rules': 3,
  'Rules of the road': 4,
  'Road and traffic signs': 4,
  'Essential documents': 4,
  'Incidents, accidents and emergencies': 3,
  'Vehicle loading': 1,
};

/** A question as the draw sees it. `scene` names the clip that it and its neighbours are about. */
export type MockQuestion = { readonly id: string; readonly topic: string; readonly scene?: string | undefined };

/**
 * Draws a mock test: the topics in their weights, shuffled, then the three questions of one scene.
 * @returns question ids in the order they are asked; null where the bank cannot fill a test
 */
export function drawMockTest(bank: readonly MockQuestion[], random: Random): string[] | null {
  const byTopic = Map.groupBy(bank, (question) => question.topic);
  const drawn: string[] = [];
  for (const [topic, count] of Object.entries(topicQuestions)) {
    const questions = byTopic.get(topic) ?? [];
    if (questions.length < count) return null;
    drawn.push(
      ...shuffled(questions, random)
        .slice(0, count)
        .map((question) => question.id),
    );
  }
  const scenes = [...Map.groupBy(byTopic.get(caseStudyTopic) ?? [], (question) => question.scene).values()];
  const [scene] = shuffled(
    scenes.filter((questions) => questions.length >= caseStudyQuestions),
    random,
  );
  if (scene === undefined) return null;
  return [...shuffled(drawn, random), ...scene.slice(0, caseStudyQuestions).map((question) => question.id)];
}

/** Whether so many right answers pass the official test (reading 1): 43 of 50. */
export function passesMockTest(correct: number): boolean {
  return correct >= officialPassMark;
}

/** When a mock test that began at `startedAt` ends, epoch ms: 57 minutes later, or as many more as were asked for. */
export function mockTestDeadline(startedAt: number, extraMinutes: number): number {
  return startedAt + (officialMinutes + extraMinutes) * 60_000;
}

/** Whether this many answers are a whole mock test. */
export function isWholeMockTest(answers: number): boolean {
  return answers === officialQuestions;
}
