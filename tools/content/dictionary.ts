import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';

/** Says whether British English has a word, by the Hunspell dictionary with the product's own words added. */
export function loadDictionary(ownWords: readonly string[]): (word: string) => boolean {
  const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  for (const word of ownWords) speller.add(word);
  return (word) => speller.correct(word);
}
