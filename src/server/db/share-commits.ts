/** A request that waits for its commit. */
type Waiting<Request, Outcome> = {
  readonly request: Request;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
};

const mostInOneCommit = 500;

/**
 * Group commit: while one commit is under way, requests gather, and the next commit takes them all. Nothing is delayed on
 * purpose: a request that arrives alone is committed alone.
 * @param commit writes a list durably and answers each request in turn; an `Error` in its place refuses that request
 *   alone. Where it throws, each request is tried once more by itself, so that one fault does not fail its neighbours.
 */
export function shareCommits<Request, Outcome>(
  commit: (requests: readonly Request[]) => Promise<readonly (Outcome | Error)[]>,
): (request: Request) => Promise<Outcome> {
  let waiting: Waiting<Request, Outcome>[] = [];
  let running = false;

  async function settle(batch: readonly Waiting<Request, Outcome>[]): Promise<void> {
    try {
      const outcomes = await commit(batch.map((one) => one.request));
      batch.forEach((one, index) => {
        const outcome = outcomes[index] as Outcome | Error;
        if (outcome instanceof Error) one.reject(outcome);
        else one.resolve(outcome);
      });
    } catch (error) {
      if (batch.length > 1) for (const one of batch) await settle([one]);
      else batch[0]?.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async function run(): Promise<void> {
    running = true;
    // What was read from sockets in this turn of the event loop joins the first commit.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostInOneCommit);
      await settle(batch);
    }
    running = false;
  }

  return (request) =>
    new Promise((resolve, reject) => {
      waiting.push({ request, resolve, reject });
      if (!running) void run();
    });
}
