const postgresForeignKey = '23503';
const sqliteForeignKey = 787;

/**
 * Whether a write failed on a foreign key. Every one leads to the learner's account, so that it was deleted while the
 * request was under way.
 */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return error.errcode === sqliteForeignKey;
  return 'code' in error && error.code === postgresForeignKey;
}
