import { connect } from 'node:net';

/** One request as the bytes that go over the wire. */
export type WireRequest = Buffer;

/** A request with the cookie of a learner. */
export function wireRequest(method: 'GET' | 'POST', path: string, cookie: string, body?: unknown): WireRequest {
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', `cookie: ${cookie}`];
  if (body !== undefined) head.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`);
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`);
}

/** What came of a run: seconds it took, and each request's latency in ms. */
export type LoadResult = { readonly seconds: number; readonly latencies: readonly number[] };

/**
 * Sends each list over a connection of its own, one request after the other, all connections at once. Raw sockets, so that
 * the load costs little of the two cores that the server is measured on.
 * @throws Error at the first answer that is not a 200
 */
export async function load(port: number, lists: readonly (readonly WireRequest[])[]): Promise<LoadResult> {
  const started = performance.now();
  const latencies = (await Promise.all(lists.map((list) => sendInTurn(port, list)))).flat();
  return { seconds: (performance.now() - started) / 1000, latencies };
}

function sendInTurn(port: number, requests: readonly WireRequest[]): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const latencies: number[] = [];
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let received = '';
    let sentAt = 0;
    const next = () => {
      const request = requests[latencies.length];
      if (request === undefined) {
        socket.end();
        resolve(latencies);
        return;
      }
      sentAt = performance.now();
      socket.write(request);
    };
    socket.once('connect', next);
    socket.once('error', reject);
    socket.on('data', (part: Buffer) => {
      received += part.toString('latin1');
      const headEnd = received.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
      if (received.length < headEnd + 4 + length) return;
      if (!received.startsWith('HTTP/1.1 200')) {
        socket.destroy();
        reject(new Error(received));
        return;
      }
      latencies.push(performance.now() - sentAt);
      received = '';
      next();
    });
  });
}
