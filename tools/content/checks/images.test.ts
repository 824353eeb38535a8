import { expect, test } from 'vitest';
import { aBank, aContext } from '../fixture.ts';
import { checkImages } from './images.ts';

test('a picture that exists passes', () => {
  expect(checkImages(aBank([{ image: 'red-x' }]), aContext())).toEqual([]);
});

test('a picture that does not exist is a fault', () => {
  expect(checkImages(aBank([{ image: 'red-y' }]), aContext())[0]?.message).toContain('red-y');
});

test('without the files of signs the check says that it has not looked', () => {
  const images = { ids: new Set<string>(), absent: ['signs/signs.json'] };
  expect(checkImages(aBank([{ image: 'red-y' }]), aContext({ images }))).toMatchObject([
    { file: 'signs/signs.json', message: expect.stringContaining('NOT CHECKED') },
  ]);
});
