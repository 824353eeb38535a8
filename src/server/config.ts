import { z } from 'zod';

/** What the process is told by its environment. Parsed once; every fault is listed at once. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL when given, otherwise SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly contentEdition: 'full' | 'starter';
  /** Where people reach the server, without a trailing slash; undefined means whatever host they ask for. */
  readonly publicUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  /** The address that letters come from; no-reply at PUBLIC_URL's host unless given. */
  readonly mailFrom: string | undefined;
  /** Whether X-Forwarded-For and -Proto of the proxy in front are believed. */
  readonly trustProxy: boolean;
  /** Multiplies every rate limit; for load tests and for schools behind one address. */
  readonly rateLimitScale: number;
  readonly production: boolean;
};

const webUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const truth = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1');

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  CONTENT_EDITION: z.enum(['full', 'starter']).default('full'),
  PUBLIC_URL: webUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  TRUST_PROXY: truth.default(false),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
});

/**
 * Reads the configuration from environment variables; an empty one counts as unset.
 * @throws Error listing every faulty variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const faults = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (given['SMTP_URL'] !== undefined && given['PUBLIC_URL'] === undefined) {
    faults.push('PUBLIC_URL: Give it with SMTP_URL, since letters carry links to it.');
  }
  if (!parsed.success || faults.length > 0) {
    throw new Error(`The configuration is not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    contentEdition: data.CONTENT_EDITION,
    publicUrl: data.PUBLIC_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    trustProxy: data.TRUST_PROXY,
    rateLimitScale: data.RATE_LIMIT_SCALE,
    production: data.NODE_ENV === 'production',
  };
}
