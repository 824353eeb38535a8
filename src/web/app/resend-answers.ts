import { whenIdle } from '#web/lib/when-idle.ts';

/** Answers that an earlier visit could not send go out wherever the learner comes back to, once the first screen is there. */
export async function resendAnswers(): Promise<void> {
  if (!hasKeptAnswers()) return;
  await whenIdle();
  const { deliver } = await import('#web/features/practice/question/answer-outbox.ts');
  await deliver();
}

/** Whose they are is the outbox's business; most visits need not fetch its code. */
function hasKeptAnswers(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('catseye.answers.'));
  } catch {
    return false;
  }
}
