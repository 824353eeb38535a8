import { describe, expect, it } from 'vitest';
import { explainSignUpAnswer, explainSignUpRefusal } from './sign-up-failure.ts';

const alreadyRegistered = {
  title: 'Email already registered',
  description: 'This email address is already registered. Please try logging in instead.',
};
const invalidEmail = { title: 'Invalid email address', description: 'Please enter a valid email address.' };

describe('explainSignUpAnswer', () => {
  it('reads an empty identities list as an address that is taken', () => {
    expect(explainSignUpAnswer({ identities: [] })).toMatchObject(alreadyRegistered);
  });

  it('has nothing to say about an account that was made', () => {
    expect(explainSignUpAnswer({ identities: [{ provider: 'email' }] })).toBeNull();
  });
});

describe('explainSignUpRefusal', () => {
  it.each([
    { message: 'User already registered' },
    { message: 'AuthApiError: User already registered.' },
    { code: 'USER_ALREADY_EXISTS', message: 'User already exists.' },
    { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', message: 'User already exists. Use another email.' },
  ])('says that the address is registered: $message ($code)', (refusal) => {
    expect(explainSignUpRefusal(refusal)).toMatchObject({ ...alreadyRegistered, field: 'email' });
  });

  it.each([
    { message: 'Invalid email' },
    { message: 'Unable to validate: INVALID EMAIL address' },
    { message: 'Validation for email failed' },
    { code: 'INVALID_EMAIL', message: 'That is not an address.' },
    { code: 'VALIDATION_ERROR', message: '[body.email] Invalid input' },
    { code: 'INVALID_REQUEST', message: 'Not valid.', issues: [{ path: 'body.email', message: 'Bad.' }] },
    { code: 'VALIDATION_ERROR', message: 'Not valid.', issues: [{ path: 'email', message: 'Bad.' }] },
  ])('says that the address is not valid: $message ($code)', (refusal) => {
    expect(explainSignUpRefusal(refusal)).toMatchObject({ ...invalidEmail, field: 'email' });
  });

  it('says how long a password must be', () => {
    expect(explainSignUpRefusal({ code: 'PASSWORD_TOO_SHORT', message: 'Password too short' })).toEqual({
      title: 'Sign up failed',
      description: 'Password must be at least 6 characters',
      field: 'password',
    });
  });

  it('passes on the words about a refused field', () => {
    const issues = [{ path: 'body.password', message: 'Use ordinary characters only.' }];
    expect(explainSignUpRefusal({ code: 'VALIDATION_ERROR', message: 'Not valid.', issues })).toEqual({
      title: 'Sign up failed',
      description: 'Use ordinary characters only.',
      field: 'password',
    });
  });

  it('passes on any other message', () => {
    expect(explainSignUpRefusal({ code: 'TOO_MANY_REQUESTS', message: 'Too many attempts.' })).toEqual({
      title: 'Sign up failed',
      description: 'Too many attempts.',
      field: null,
    });
  });
});
