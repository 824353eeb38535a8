import { expect, test } from 'vitest';
import { aBank, aContext } from '../fixture.ts';
import { checkSpelling } from './spelling.ts';

const messages = (explanation: string, knowsWord: (word: string) => boolean = () => true) =>
  checkSpelling(aBank([{ explanation }]), aContext({ knowsWord })).map(({ message }) => message);

test.each([
  'The color of the sign',
  'Check your tires',
  'Keep close to the curb',
  'Your driving license',
  'A gray car',
  'In the center',
  'About 50 meters',
  'A computer program',
  'When traveling far',
  'A slow maneuver',
  'You will realize it',
  'Good behavior',
  'You should practice your reversing',
  'Clean the windshield',
])('"%s" is American', (text) => {
  expect(messages(text)).toHaveLength(1);
});

test.each([
  'A long drive tires you',
  'Take turns so that nobody tires',
  'Reset the trip meter',
  'Pay at the parking meters',
  'The tyre size is on its wall, a prize for size',
  'Practice makes you better; practise often',
  'The state may license a driver',
  'Do not get out until the car stops',
])('"%s" is British', (text) => {
  expect(messages(text)).toEqual([]);
});

test('a word that nobody knows is a fault, a hyphenated word of known parts is not', () => {
  const known = new Set(['the', 'slow', 'moving', 'lorry']);
  const knowsWord = (word: string) => known.has(word);
  const found = messages("the slow-moving lorry's vheicle", knowsWord);
  expect(found.filter((message) => message.includes('vheicle'))).toHaveLength(1);
  expect(found.filter((message) => /slow|moving|lorry/.test(message))).toEqual([]);
});
