import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('The configuration', () => {
  test('of an empty environment is a server on port 3000 with SQLite in ./data', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      dataDir: './data',
      databaseUrl: undefined,
      contentEdition: 'full',
      publicUrl: undefined,
      smtpUrl: undefined,
      trustProxy: false,
      rateLimitScale: 1,
      production: true,
    });
  });

  test('takes an empty variable for an unset one', () => {
    expect(readConfig({ PORT: '', DATA_DIR: '', DATABASE_URL: '', PUBLIC_URL: '', TRUST_PROXY: '' })).toEqual(
      readConfig({}),
    );
  });

  test('is what the environment says', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgres://user:secret@db:5432/catseye',
      CONTENT_EDITION: 'starter',
      PUBLIC_URL: 'https://learn.example.org///',
      TRUST_PROXY: 'true',
      RATE_LIMIT_SCALE: '2.5',
      NODE_ENV: 'development',
      UNKNOWN: 'ignored',
    });
    expect(config).toMatchObject({
      port: 0,
      host: '127.0.0.1',
      dataDir: '/srv/data',
      databaseUrl: 'postgres://user:secret@db:5432/catseye',
      contentEdition: 'starter',
      publicUrl: 'https://learn.example.org',
      trustProxy: true,
      rateLimitScale: 2.5,
      production: false,
    });
  });

  test.each([
    { PORT: 'eighty' },
    { PORT: '-1' },
    { PORT: '65536' },
    { PORT: '80.5' },
    { DATABASE_URL: 'mysql://db' },
    { PUBLIC_URL: 'learn.example.org' },
    { PUBLIC_URL: 'ftp://learn.example.org' },
    { SMTP_URL: 'https://mail' },
    { TRUST_PROXY: 'yes' },
    { RATE_LIMIT_SCALE: '-1' },
    { CONTENT_EDITION: 'FULL' },
    { NODE_ENV: 'prod' },
  ])('refuses %j, and names the variable', (env) => {
    expect(() => readConfig(env)).toThrow(
      new RegExp(`^The configuration is not valid:\\n {2}${Object.keys(env)[0]}: .`),
    );
  });

  test('lists every fault at once', () => {
    const env = { PORT: 'x', CONTENT_EDITION: 'x', TRUST_PROXY: 'x' };
    expect(() => readConfig(env)).toThrow(/PORT: .*\n.*CONTENT_EDITION: .*\n.*TRUST_PROXY: /);
  });
});
