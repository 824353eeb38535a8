import type { Check } from '../context.ts';
import { starterHash } from '../starter.ts';

/** The starter edition is what it was when it was pinned: learners with a copy of it keep their history. */
export const checkStarter: Check = (bank, { starter }) => {
  const fault = (message: string) => [{ check: 'starter', file: 'starter.json', questions: [], message }];
  if (starter === null) return fault('is absent; npm run content -- --starter-repin makes it');
  const count = starter['rules-of-the-road'];
  const hash = starterHash(bank, count);
  if (hash === null) return fault(`rules-of-the-road has not its ${count} starter questions`);
  if (hash === starter.sha256) return [];
  return fault(`the first ${count} questions of rules-of-the-road changed; if that is meant, --starter-repin`);
};
