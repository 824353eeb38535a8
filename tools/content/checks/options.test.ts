import { expect, test } from 'vitest';
import { aBank, aContext } from '../fixture.ts';
import { checkOptions } from './options.ts';

test('four different options pass', () => {
  expect(checkOptions(aBank(), aContext())).toEqual([]);
});

test('options that differ only in capitals and stops are the same', () => {
  const options = ['Give way', 'give way.', 'Stop', 'Go on'];
  expect(checkOptions(aBank([{ options }]), aContext())[0]?.message).toContain('two options say');
});

test('numbers keep their points', () => {
  const options = ['1.6 mm', '16 mm', '1.4 mm', '2 mm'];
  expect(checkOptions(aBank([{ options }]), aContext())).toEqual([]);
});

test.each(['All of the above', 'None of the above', 'Both A and B', 'Neither A nor B', 'Answers 1 and 2'])(
  '"%s" is banned',
  (banned) => {
    expect(checkOptions(aBank([{ options: ['Stop', 'Go on', 'Give way', banned] }]), aContext())).toHaveLength(1);
  },
);

test('one question in twenty may have three options, two may not', () => {
  const three = { options: ['Stop', 'Go on', 'Give way'] };
  const rest = Array.from({ length: 19 }, () => ({}));
  expect(checkOptions(aBank([three, ...rest]), aContext())).toEqual([]);
  expect(checkOptions(aBank([three, three, ...rest.slice(1)]), aContext())).toHaveLength(1);
});
