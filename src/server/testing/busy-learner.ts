import { setBookmark } from '#contract/bookmarks.ts';
import { setFlag } from '#contract/flags.ts';
import type { PracticeSession } from '#contract/practice.ts';
import { sectionBookmark } from '#domain/bookmark-id.ts';
import { openCategory, questionAt, record, rightAnswer } from './practice.ts';
import { save } from './results.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

/** A learner who has a row in every table that belongs to learners. */
export type BusyLearner = SignedIn & {
  /** Their open session of Rules of the Road, its first question answered. */
  readonly session: PracticeSession;
  readonly flaggedQuestion: string;
  readonly bookmark: string;
};

export async function busyLearner(server: TestApp): Promise<BusyLearner> {
  const learner = await signedIn(server);
  const opened = await openCategory(learner);
  const question = questionAt(server, opened, 0);
  await record(learner, opened, question.id, rightAnswer(question));
  await save(learner);
  await learner.call(setFlag, { params: { kind: 'question', itemId: question.id }, body: {} });
  const [section] = server.content.areas.highwayCodeSections;
  const bookmark = sectionBookmark(section?.id ?? '');
  await learner.call(setBookmark, { params: { itemId: bookmark }, body: {} });
  return { ...learner, session: await openCategory(learner), flaggedQuestion: question.id, bookmark };
}
