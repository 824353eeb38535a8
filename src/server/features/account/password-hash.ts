import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from './limit-concurrency.ts';

const derive = promisify(argon2);

/** argon2id at OWASP's minimum: 19 MiB, two passes, one lane. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const saltLength = 16;
const prefix = `$argon2id$v=19$m=${parameters.memory},t=${parameters.passes},p=${parameters.parallelism}$`;

/**
 * Hashes run on the thread pool, one at a time: a burst of sign-ins waits in line and leaves the other core to everyone
 * else's requests.
 */
const inTurn = limitConcurrency(1);

/** A password's hash in PHC form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await tagOf(password, salt);
  return `${prefix}${unpadded(salt)}$${unpadded(tag)}`;
}

/** Whether a password matches a hash made by `hashPassword`. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  if (!hash.startsWith(prefix)) return false;
  const [salt, tag] = hash.slice(prefix.length).split('$');
  if (!salt || !tag) return false;
  const expected = Buffer.from(tag, 'base64');
  const actual = await tagOf(password, Buffer.from(salt, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  return inTurn(() => derive('argon2id', { ...parameters, nonce, message: password.normalize('NFKC') }));
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
