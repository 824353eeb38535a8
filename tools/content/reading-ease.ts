/**
 * Flesch reading ease: 206.835 − 1.015 × words a sentence − 84.6 × syllables a word. 100 is very easy, 60 to 70 plain
 * English, below 30 a law report. A number, and an abbreviation in capitals or with its plural ("MOT", "HGVs"), counts
 * as a word of one syllable: learners read them at a glance. A sentence ends with `.`, `?`, `!` or `:`.
 */
export function readingEase(text: string): number {
  const words = text.match(/[A-Za-z0-9£%]+(?:['’.,][A-Za-z0-9]+)*/g) ?? [];
  if (words.length === 0) return 100;
  const sentences = text.split(/[.?!:]+(?=\s|$)/).filter((sentence) => /[A-Za-z0-9]/.test(sentence)).length || 1;
  const syllables = words.reduce((sum, word) => sum + syllableCount(word), 0);
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
}

/** Two vowels in a row that are spoken apart: "pedestrian", "period", "quiet", "going", "usual", "area". */
const spokenApart =
  /(?<![ctsg])ia(?!g)|(?<![ctsgx])io(?!u)|ie(?=t|nc|nt)|[aeiouy](?=ing)|u(?=a[lt])|(?<=[aeiou].*)ea$|rea(?=t)/g;

/** Syllables by the usual rule of thumb: groups of vowels, less a silent final e, es or ed. Right for most words. */
export function syllableCount(word: string): number {
  if (/\d/.test(word) || /^[A-Z]{2,}s?$/.test(word)) return 1;
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = letters
    .replaceAll('qu', 'q')
    .replace(/(?<=[aeiouy].*[^aeiouytd])ed$/, '')
    .replace(/(?<=[aeiouy].*[^aeiouylscxzhg])es?$/, '')
    .replace(/(?<=[aeiouy].*[cgszhx])e$/, '')
    .replace(/(?<=[aeiouy].*[aeiouy])le(?=s?$)/, 'l')
    .replace(/^y/, '');
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups + (spoken.match(spokenApart)?.length ?? 0));
}
