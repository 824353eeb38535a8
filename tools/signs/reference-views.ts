/**
 * Reference pictures that show a sign in another position than ours: the official artwork is one file for a sign that
 * may be turned or reversed. The transform is CSS, applied to the picture before it is compared.
 */
export const referenceViews: Record<string, string> = {
  'regulatory-ahead-only': 'rotate(90deg)',
  'regulatory-keep-right': 'scaleX(-1)',
};
