import { describe, expect, it, vi } from 'vitest';
import type { AccountSession } from '#contract/account.ts';
import { emitAuthEvent, onAuthEvent } from './auth-events.ts';

const session: AccountSession = {
  learner: { id: 'a', fullName: 'Robin Road', email: 'robin@example.org', emailVerified: true, createdAt: 0 },
  expiresAt: 1,
};

describe('auth events', () => {
  it('reach those who listen to them, and no others', () => {
    const [signedIn, again, signedOut] = [vi.fn(), vi.fn(), vi.fn()];
    const stops = [onAuthEvent('signedIn', signedIn), onAuthEvent('signedIn', again)];
    stops.push(onAuthEvent('signedOut', signedOut));
    emitAuthEvent('signedIn', session);
    expect(signedIn).toHaveBeenCalledExactlyOnceWith(session);
    expect(again).toHaveBeenCalledExactlyOnceWith(session);
    expect(signedOut).not.toHaveBeenCalled();
    for (const stop of stops) stop();
  });

  it('no longer reach those who have stopped listening', () => {
    const listener = vi.fn();
    const stop = onAuthEvent('passwordRecovery', listener);
    stop();
    emitAuthEvent('passwordRecovery', null);
    expect(listener).not.toHaveBeenCalled();
  });
});
