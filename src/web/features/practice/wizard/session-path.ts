/** The sessions that this route has, each with an address of its own, so that a reload and the Back button find it. */
export type WizardSession = 'mixed' | 'challenge';

export const practicePath = '/theory/practice';
export const settingsPath = `${practicePath}?step=settings`;

export function sessionPath(kind: WizardSession, id: string): string {
  return `${practicePath}?session=${kind}&id=${id}`;
}
