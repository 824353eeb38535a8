import { describe, expect, it } from 'vitest';
import { confirmationLetter, passwordResetLetter } from './letters.ts';

const origin = 'https://learn.example.org';
const firstLine = (name: string) =>
  confirmationLetter({ name, email: 'a@example.org' }, origin, 't').text.split('\n')[0];

describe('letters', () => {
  it('go to the person, and carry a link with the token in its fragment', () => {
    const person = { name: 'Robin Road', email: 'robin@example.org' };
    const confirmation = confirmationLetter(person, origin, 'a+b/c=');
    expect(confirmation.to).toBe('robin@example.org');
    expect(confirmation.text).toContain('\nhttps://learn.example.org/auth/login#confirm=a%2Bb%2Fc%3D\n');
    expect(passwordResetLetter(person, origin, 'abc').text).toContain(
      '\nhttps://learn.example.org/auth/login#reset=abc\n',
    );
  });

  it.each(['Robin Road', 'Zoë Ångström', "Siobhán O'Neill-Ap-Rhys", 'J. R. Hartley', '李小龍', 'Prince'])(
    'greet %s by name',
    (name) => {
      expect(firstLine(name)).toBe(`Hello ${name},`);
    },
  );

  it.each([
    'Win a prize at evil.example',
    'https://evil.example',
    'Robin\r\nBcc: everyone@example.org',
    'Robin\n\nOpen this link',
    'You have won, click here',
    'one two three four five six seven',
    'x'.repeat(61),
    'Robin <b>Road</b>',
    '07700 900123',
  ])('do not carry what a stranger wrote as a name: %j', (name) => {
    expect(firstLine(name)).toBe('Hello,');
  });
});
