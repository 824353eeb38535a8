import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { shareCommits } from './share-commits.ts';

/** A commit that notes what it was given, and waits until it is let go. */
function slowCommit() {
  const batches: (readonly string[])[] = [];
  let letGo = () => {};
  const commit = async (requests: readonly string[]) => {
    batches.push(requests);
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return requests.map((request) => `${request} done`);
  };
  return { batches, commit, letGo: () => letGo() };
}

describe('Requests that share commits', () => {
  test('are committed at once when they come alone', async () => {
    const batches: (readonly string[])[] = [];
    const ask = shareCommits(async (requests: readonly string[]) => {
      batches.push(requests);
      return requests;
    });
    expect(await ask('one')).toBe('one');
    expect(await ask('two')).toBe('two');
    expect(batches).toEqual([['one'], ['two']]);
  });

  test('share the first commit when they come in the same turn', async () => {
    let commits = 0;
    const ask = shareCommits(async (requests: readonly number[]) => {
      commits += 1;
      return requests.map((request) => request * 2);
    });
    expect(await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)))).toEqual(
      Array.from({ length: 50 }, (_, index) => index * 2),
    );
    expect(commits).toBe(1);
  });

  test('gather while a commit is under way, and all go into the next', async () => {
    const { batches, commit, letGo } = slowCommit();
    const ask = shareCommits(commit);
    const first = ask('a');
    await nextTurn();
    await nextTurn();
    const others = ['b', 'c', 'd'].map(ask);
    await nextTurn();
    expect(batches).toEqual([['a']]);
    letGo();
    expect(await first).toBe('a done');
    await nextTurn();
    expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
    letGo();
    expect(await Promise.all(others)).toEqual(['b done', 'c done', 'd done']);
  });

  test('go on in several commits where there are very many', async () => {
    const sizes: number[] = [];
    const ask = shareCommits(async (requests: readonly number[]) => {
      sizes.push(requests.length);
      return requests;
    });
    await Promise.all(Array.from({ length: 1203 }, (_, index) => ask(index)));
    expect(sizes).toEqual([500, 500, 203]);
  });

  test('are refused one by one where the commit refuses one', async () => {
    const ask = shareCommits(async (requests: readonly string[]) =>
      requests.map((request) => (request === 'bad' ? new Error('refused') : request)),
    );
    const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map(ask));
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('are each tried alone where the whole commit fails, so that the faulty one fails alone', async () => {
    const batches: (readonly string[])[] = [];
    const ask = shareCommits(async (requests: readonly string[]) => {
      batches.push(requests);
      if (requests.includes('bad')) throw new Error('the commit failed');
      return requests;
    });
    const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map(ask));
    expect(batches).toEqual([['a', 'bad', 'b'], ['a'], ['bad'], ['b']]);
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: 'a' },
      { status: 'rejected', reason: new Error('the commit failed') },
      { status: 'fulfilled', value: 'b' },
    ]);
  });

  test('that came alone are tried once only', async () => {
    let tries = 0;
    const ask = shareCommits(async (): Promise<string[]> => {
      tries += 1;
      throw new Error('the commit failed');
    });
    await expect(ask('a')).rejects.toThrow('the commit failed');
    expect(tries).toBe(1);
  });

  test('go on after a commit that failed, and after one that threw no error', async () => {
    let tries = 0;
    const ask = shareCommits(async (requests: readonly string[]) => {
      tries += 1;
      if (tries === 1) throw 'a text';
      return requests;
    });
    await expect(ask('a')).rejects.toThrow('a text');
    expect(await ask('b')).toBe('b');
  });

  test('that come while answers are given are not forgotten', async () => {
    const ask = shareCommits(async (requests: readonly number[]) => requests);
    const chain = async (depth: number): Promise<number> =>
      depth === 0 ? ask(0) : (await ask(depth), chain(depth - 1));
    expect(await Promise.all([chain(20), chain(30), chain(5)])).toEqual([0, 0, 0]);
  });
});
