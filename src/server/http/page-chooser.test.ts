import { expect, test } from 'vitest';
import { pageChooser } from './page-chooser.ts';

const addresses = [
  '/',
  '/?past-results=',
  '/theory/practice',
  '/theory/practice?session=challenge',
  '/practice/1',
  '/practice/:category',
  '*',
];
const choose = pageChooser(new Map(addresses.map((address) => [address, address])));

test.each([
  ['/', '/'],
  ['/?past-results', '/?past-results='],
  ['/?from=a-letter', undefined],
  ['/theory/practice/', '/theory/practice'],
  ['/Theory/Practice', '/theory/practice'],
  ['/theory/practice?session=challenge&id=7', '/theory/practice?session=challenge'],
  ['/theory/practice?session=mixed', undefined],
  ['/practice/1', '/practice/1'],
  ['/practice/rules-of-the-road', '/practice/:category'],
  ['/practice', '*'],
  ['/no/such?page=1', '*'],
])('%s has the page %s', (url, page) => {
  expect(choose(url)).toBe(page);
});
