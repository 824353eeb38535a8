const key = 'catseye.return';

/** Remembers where a session ended in mid-use, for this tab (reading 26). */
export function keepReturnPath(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Without storage the person comes back to the dashboard.
  }
}

/** Where to go after sign-in: the kept page, once, or the dashboard. */
export function takeReturnPath(): string {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path !== null && isOwnPath(path) ? path : '/';
  } catch {
    return '/';
  }
}

/** Only a page of this origin, and not an auth page. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !path.startsWith('/auth/');
}
