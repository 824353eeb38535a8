import { toastDurations } from '#domain/constants.ts';
import { carryToast } from '#web/ui/toast.ts';
import { onAuthEvent } from './auth-events.ts';
import { rememberSession } from './remembered-session.ts';

/**
 * The welcome and the farewell (spec section 8). Both are carried to the page that follows, once: a session that is restored, and a
 * second tab, greet nobody (reading 36).
 */
export function followAuthEvents(): void {
  onAuthEvent('signedIn', (session) => {
    rememberSession(session);
    carryToast('Welcome back', "You've successfully signed in.", { duration: toastDurations.signIn });
  });
  onAuthEvent('signedOut', () => {
    carryToast('Signed out', "You've been signed out successfully.", { duration: toastDurations.auth });
  });
}
