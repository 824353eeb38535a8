let earned: readonly string[] = [];

/** Keeps the ids of achievements that a result has just earned, for the next dashboard to celebrate. */
export function celebrateNext(ids: readonly string[]): void {
  earned = ids;
}

/** The achievements to celebrate now. They are in no storage: a reload does not celebrate again. */
export function justEarned(): readonly string[] {
  return earned;
}

/** They have been celebrated, once. */
export function endCelebration(): void {
  earned = [];
}
