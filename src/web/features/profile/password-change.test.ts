import { describe, expect, it } from 'vitest';
import { checkPasswordChange, explainPasswordRefusal, isFilled } from './password-change.ts';

const filled = { currentPassword: 'zebra crossing', newPassword: 'pelican', confirmPassword: 'pelican' };
const email = 'robin@example.org';

describe('checkPasswordChange', () => {
  it('lets through what the server should see', () => {
    expect(checkPasswordChange(filled, email)).toBeNull();
    expect(isFilled(filled)).toBe(true);
  });

  it.each(['currentPassword', 'newPassword', 'confirmPassword'])('asks for %s', (field) => {
    const fields = { ...filled, [field]: '' };
    expect(isFilled(fields)).toBe(false);
    expect(checkPasswordChange(fields, email)?.message).toBe('All password fields are required.');
  });

  it.each([
    [{ confirmPassword: 'pelicans' }, 'New passwords do not match.', 'confirmPassword'],
    [{ newPassword: '12345', confirmPassword: '54321' }, 'New passwords do not match.', 'confirmPassword'],
    [
      { newPassword: '12345', confirmPassword: '12345' },
      'New password must be at least 6 characters long.',
      'newPassword',
    ],
  ])('finds what is wrong with %j', (change, message, field) => {
    expect(checkPasswordChange({ ...filled, ...change }, email)).toEqual({ message, field, isSignedOut: false });
  });

  it('needs the address that the current password is checked against', () => {
    expect(checkPasswordChange(filled, '')).toEqual({
      message: 'Could not retrieve user email. Please try logging in again.',
      field: null,
      isSignedOut: true,
    });
  });

  it('takes spaces as they are', () => {
    expect(checkPasswordChange({ ...filled, newPassword: '      ', confirmPassword: '      ' }, email)).toBeNull();
  });
});

describe('explainPasswordRefusal', () => {
  it.each([
    { code: 'INVALID_PASSWORD', message: 'Current password is incorrect.' },
    { message: 'Invalid login credentials' },
  ])('knows a wrong current password: $code $message', (refusal) => {
    expect(explainPasswordRefusal(refusal)).toEqual({
      message: 'Current password is incorrect.',
      field: 'currentPassword',
      isSignedOut: false,
    });
  });

  it.each([
    { code: 'SAME_PASSWORD', message: 'Same.' },
    { message: 'New password should be different from the old password.' },
  ])('knows a password that is not new: $code $message', (refusal) => {
    expect(explainPasswordRefusal(refusal)).toMatchObject({
      message: 'New password cannot be the same as the old password.',
      field: 'newPassword',
    });
  });

  it.each([
    { code: 'SIGNED_OUT', message: 'You are signed out. Sign in to go on.' },
    { message: 'Auth session missing!' },
    { message: 'Session expired' },
    { message: 'Session from session_id claim in JWT not found' },
    { message: 'JWT expired' },
  ])('knows a session that has ended: $code $message', (refusal) => {
    expect(explainPasswordRefusal(refusal)).toEqual({
      message: 'Your session may have expired. Please log in again to change your password.',
      field: null,
      isSignedOut: true,
    });
  });

  it.each([
    { code: 'PASSWORD_TOO_SHORT', message: 'Password must be at least 6 characters' },
    { code: 'INVALID_REQUEST', message: 'Not valid.', issues: [{ path: 'newPassword' }] },
    { code: 'INVALID_REQUEST', message: 'Not valid.', issues: [{ path: 'body.newPassword' }] },
    { message: 'Password should be at least 6 characters.' },
  ])('knows a password that is too short: $code $message', (refusal) => {
    expect(explainPasswordRefusal(refusal).message).toBe('New password must be at least 6 characters long.');
  });

  it('passes on any other message', () => {
    const message = 'Too many attempts. Wait 12 minutes and try again.';
    expect(explainPasswordRefusal({ code: 'TOO_MANY_REQUESTS', message })).toEqual({
      message,
      field: null,
      isSignedOut: false,
    });
  });

  it('has words of its own where there are none', () => {
    expect(explainPasswordRefusal({ message: '' }).message).toBe('Failed to update password.');
  });
});
