import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SignEntry } from '#contract/signs.ts';
import { findSignCategory } from '#domain/sign-categories.ts';

/** What a search found: the ids, best first, and whether each has all of the words or only some. */
export type FoundSigns = { readonly ids: readonly string[]; readonly complete: boolean };

export type SignSearch = (query: string) => FoundSigns;

/** What people call things, beside what the signs' facts call them. */
const otherWords: readonly (readonly [RegExp, string])[] = [
  [/cycl/, 'bike bicycle push bike'],
  [/lorr|goods/, 'truck hgv'],
  [/child|school/, 'kids school children'],
  [/pedestrian|walk/, 'pedestrian pedestrians people person walking foot man'],
  [/motorcycle/, 'motorbike'],
  [/cow|sheep|toad|duck|deer|horse/, 'animal'],
  [/\btram|railway|level crossing|engine/, 'train'],
  [/bend/, 'curve corner'],
  [/hump|uneven/, 'bump bumps'],
  [/traffic signals|lamps/, 'traffic lights'],
  [/maximum speed|speed limit/, 'speed limit mph'],
  [/circle/, 'round ring disc'],
  [/octagon/, 'eight sided hexagon'],
  [/rectangle/, 'square box oblong'],
  [/priority|give way/, 'right of way yield'],
  [/waiting|stopping/, 'parking park'],
  [/aeroplane/, 'plane airport'],
  [/hospital/, 'ambulance'],
  [/no through/, 'dead end cul-de-sac'],
  [/no entry/, 'do not enter'],
  [/national speed limit/, 'end of limit derestricted'],
];

/** Words around the ones that tell. */
const filler = new Set('a an and at for in is it of on or sign signs that the to what with'.split(' '));
const mostIncomplete = 12;
/** One slip in a word of four letters, two in one of seven; none in a number. */
const typingSlips = (term: string) => (term.length >= 4 && !/\d/.test(term) ? 0.22 : false);
const chunkSize = 40;

type Entry = {
  readonly id: string;
  readonly name: string;
  readonly lettering: string;
  readonly meaning: string;
  readonly seen: string;
  readonly mistakes: string;
  readonly description: string;
};

/**
 * Builds the search over what signs are called, say, mean, look like and are mistaken for, a part at a time so that the screen
 * stays free. It completes words, and forgives a letter or two where nothing has what was typed.
 */
export async function createSignSearch(signs: readonly SignEntry[]): Promise<SignSearch> {
  const search = new MiniSearch<Entry>({
    fields: ['name', 'lettering', 'meaning', 'seen', 'mistakes', 'description'],
    searchOptions: {
      boost: { name: 6, lettering: 3, meaning: 2, seen: 2, mistakes: 0.5, description: 1 },
      prefix: true,
      processTerm: (term) => (filler.has(term.toLowerCase()) ? null : term.toLowerCase()),
    },
  });
  const calls = new Map(signs.map((sign) => [sign.id, callOf(sign)]));
  const known = new Map<string, FoundSigns>();
  await search.addAllAsync(signs.map(entryOf), { chunkSize });
  const find = (query: string, options: Pick<SearchOptions, 'combineWith' | 'fuzzy'>) =>
    search
      .search(query, { ...options, boostDocument: (id: string) => weightOf(calls.get(id), query) })
      .map(({ id }) => String(id));

  function searchFor(words: readonly string[]): FoundSigns {
    const typed = words.join(' ');
    const exact = find(typed, { combineWith: 'AND', fuzzy: false });
    if (exact.length > 0) return { ids: exact, complete: true };
    const meant = find(typed, { combineWith: 'AND', fuzzy: typingSlips });
    if (meant.length > 0 || words.length === 1) return { ids: meant, complete: true };
    return { ids: find(typed, { combineWith: 'OR', fuzzy: typingSlips }).slice(0, mostIncomplete), complete: false };
  }

  /**
   * First letters find the most, and a search's first runs take a browser many times as long as the next ones: these are made while
   * nobody waits for them.
   */
  async function findFirstLetters(): Promise<void> {
    for (const letter of 'rsnbtcpmaldwfehgouivky3254176089') {
      await new Promise((resolve) => setTimeout(resolve));
      known.set(letter, searchFor([letter]));
    }
  }
  void findFirstLetters();

  return (query) => {
    const words = query
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !filler.has(word));
    if (words.length === 0) return { ids: signs.map(({ id }) => id), complete: true };
    const typed = words.join(' ');
    // Letters are taken back as often as they are typed.
    const found = known.get(typed) ?? searchFor(words);
    known.set(typed, found);
    return found;
  };
}

/** What a sign is called and says, in small letters: a search asks thousands of times. */
type Call = { readonly name: string; readonly lettering: string; readonly weight: number };

/** Signs that every learner is to know come before others. */
function callOf({ name, look, essential }: SignEntry): Call {
  return { name: name.toLowerCase(), lettering: look.lettering.toLowerCase(), weight: essential ? 1.3 : 1 };
}

/** Signs that are called, or say, just what was typed come before all. */
function weightOf(call: Call | undefined, query: string): number {
  if (call === undefined) return 1;
  return call.weight * (call.name.startsWith(query) ? 2 : 1) * (call.lettering === query ? 2 : 1);
}

function entryOf({
  id,
  name,
  meaning,
  shape,
  colours,
  symbol,
  look,
  category,
  mistakes,
  description,
}: SignEntry): Entry {
  const seen = `${shape} ${colours} ${symbol} ${findSignCategory(category)?.title ?? ''}`;
  const facts = `${name} ${meaning} ${seen}`.toLowerCase();
  const others = otherWords.flatMap(([words, more]) => (words.test(facts) ? [more] : []));
  return {
    id,
    name,
    lettering: look.lettering,
    meaning,
    seen: [seen, ...others].join(' '),
    mistakes: mistakes.join(' '),
    description,
  };
}
