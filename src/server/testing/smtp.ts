import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter as it arrived: who it was for by the envelope, its headers unfolded, and its text decoded. */
export type Arrived = {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly raw: string;
};

export type Smtp = {
  readonly url: string;
  readonly letters: readonly Arrived[];
  /** The next letter to an address that is not among those seen; waits for it. */
  readonly letterTo: (address: string) => Promise<Arrived>;
  /** Makes the server refuse, or never answer, what it is sent from now on. */
  readonly behave: (how: 'well' | 'refuse' | 'hang') => void;
  readonly stop: () => Promise<void>;
};

const patience = 10_000;

/** A real SMTP server on loopback, which keeps what it is sent. */
export async function startSmtp(): Promise<Smtp> {
  const letters: Arrived[] = [];
  const seen = new Set<Arrived>();
  let behaviour: 'well' | 'refuse' | 'hang' = 'well';
  let arrived = () => {};

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      if (behaviour === 'well') done();
      else if (behaviour === 'refuse') done(new Error('No such mailbox here'));
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        letters.push({ from, to, ...read(Buffer.concat(parts).toString('latin1')) });
        done();
        arrived();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.server.address() as AddressInfo;

  const next = (address: string) => letters.find((letter) => !seen.has(letter) && letter.to.includes(address));
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    async letterTo(address) {
      const until = Date.now() + patience;
      for (;;) {
        const letter = next(address);
        if (letter !== undefined) {
          seen.add(letter);
          return letter;
        }
        if (Date.now() > until) throw new Error(`No letter to ${address} came.`);
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, 200);
          arrived = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    },
    behave(how) {
      behaviour = how;
    },
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}

/** The token in a letter's link: `confirm` or `reset`. */
export function tokenIn({ text }: Pick<Arrived, 'text'>, kind: 'confirm' | 'reset'): string {
  const token = new RegExp(`#${kind}=(\\S+)`).exec(text)?.[1];
  if (token === undefined) throw new Error(`The letter has no ${kind} link:\n${text}`);
  return decodeURIComponent(token);
}

function read(raw: string): Pick<Arrived, 'headers' | 'text' | 'raw'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { headers, raw, text: decode(raw.slice(end + 4), headers['content-transfer-encoding'] ?? '7bit') };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}
