import { expect, it } from 'vitest';
import { resultName } from './result-name.ts';

it.each([
  ['theory', null, 'Theory Test'],
  ['hazard', undefined, 'Hazard Perception'],
  ['theory', 'mock-test', 'Theory Test: Mock test'],
  ['theory', 'road-signs', 'Theory Test: Road and traffic signs'],
  ['highway', 'Quick quiz', 'Highway Code: Quick quiz'],
] as const)('a result of %s and %s is called %s', (category, subcategory, name) => {
  expect(resultName(category, subcategory)).toBe(name);
});
