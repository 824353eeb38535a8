import { whenIdle } from '#web/lib/when-idle.ts';

/** Answers that an earlier visit could not send go out wherever the learner comes back to, once the first screen is there. */
export async function resendAnswers(): Promise<void> {
  await whenIdle();
  const { deliver } = await import('#web/features/practice/question/answer-outbox.ts');
  await deliver();
}
