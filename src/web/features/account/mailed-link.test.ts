import { expect, it } from 'vitest';
import { readLoginTask } from './mailed-link.ts';

it.each([
  ['', { kind: 'sign-in' }],
  ['#', { kind: 'sign-in' }],
  ['#email', { kind: 'sign-in' }],
  ['#confirm=', { kind: 'sign-in' }],
  ['#confirm=a%2Bb', { kind: 'confirm', token: 'a+b' }],
  ['#reset=abc', { kind: 'reset', token: 'abc' }],
  ['#forgot', { kind: 'forgot' }],
  ['#resend', { kind: 'resend' }],
])('%s asks for %o', (hash, task) => {
  expect(readLoginTask(hash)).toEqual(task);
});
