const commonWords = new Set(
  'a an the and or but of to in on at by for from with as is are be been was were it its this that these those you your they their there then than when while if so do does did not no can could should would may might must will what which who why how where one any some has have had'.split(
    ' ',
  ),
);

/** A word without the commonest endings, so that "overtakes", "overtaking" and "overtake" are one. */
export function stem(word: string): string {
  return word
    .replace(/['’]s$/, '')
    .replace(/(?<=\w{2})ies$/, 'y')
    .replace(/(?<=\w{2}[^s])s$/, '')
    .replace(/(?<=\w{3})(?:ing|(?<!e)ed|ly)$/, '')
    .replace(/(?<=\w{3})[ey]$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}

/** The stems of a text's words that carry meaning, each once. */
export function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9]+(?:[.,'’:][a-z0-9]+)*/g) ?? [];
  return new Set(words.filter((word) => !commonWords.has(word)).map(stem));
}

/** How alike two sets of stems are, each stem counting the same: 0 nothing in common, 1 the same. */
export function overlap(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const common = [...first].filter((word) => second.has(word)).length;
  return common / Math.sqrt(Math.max(1, first.size * second.size));
}

/** One pair of documents, by index, and how alike they are: 0 nothing in common, 1 the same words. */
export type Pair = { readonly a: number; readonly b: number; readonly cosine: number };

/**
 * Pairs at least `threshold` alike: cosine over word stems, each weighed by how rare it is among all documents
 * (ln(N / documents with it) + 1), so that "driving" counts for little and "toucan" for much.
 */
export function similarPairs(documents: readonly ReadonlySet<string>[], threshold: number): Pair[] {
  const holders = new Map<string, number[]>();
  documents.forEach((words, index) => {
    for (const word of words) {
      const held = holders.get(word);
      if (held) held.push(index);
      else holders.set(word, [index]);
    }
  });
  const square = (word: string): number => (Math.log(documents.length / (holders.get(word)?.length ?? 1)) + 1) ** 2;
  const lengths = documents.map((words) => Math.sqrt([...words].reduce((sum, word) => sum + square(word), 0)));
  const dots = documents.map(() => new Map<number, number>());
  for (const [word, indexes] of holders) {
    const weight = square(word);
    indexes.forEach((a, at) => {
      const row = dots[a];
      for (const b of indexes.slice(at + 1)) row?.set(b, (row.get(b) ?? 0) + weight);
    });
  }
  return dots.flatMap((row, a) =>
    [...row]
      .map(([b, dot]) => ({ a, b, cosine: dot / ((lengths[a] ?? 1) * (lengths[b] ?? 1)) }))
      .filter(({ cosine }) => cosine >= threshold),
  );
}
