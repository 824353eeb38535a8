import { expect, test } from 'vitest';
import { aBank, aContext } from '../fixture.ts';
import { checkLengths } from './lengths.ts';

test('right options that are no longer than the wrong ones pass', () => {
  expect(checkLengths(aBank(), aContext())).toEqual([]);
});

test('right options that are longer on average are a fault of the file and of the bank', () => {
  const long = { options: ['Move out of the lane as soon as it is safe', 'Speed up', 'Stop', 'Sound your horn'] };
  const files = checkLengths(aBank([long, {}]), aContext()).map(({ file }) => file);
  expect(new Set(files)).toEqual(new Set(['questions', 'questions/motorway.json']));
});

test('right options that are the longest in too many questions are a fault, though short on average', () => {
  const longest = { options: ['Stop there', 'Stop here', 'Stop', 'Go on'] };
  const short = {
    options: ['Stop', 'Go on at the same speed as before', 'Sound your horn at the others', 'Give way to all'],
  };
  expect(checkLengths(aBank([longest, short]), aContext())[0]?.message).toContain('50 per cent');
});
