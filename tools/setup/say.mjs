/** An end that is explained in one message, without a stack trace. */
export class Stop extends Error {
  toString() {
    return this.message;
  }
}

/**
 * Progress on a long preparation, for a person who waits; a log stays clean.
 * @param {string} text
 */
export function mention(text) {
  if (process.stderr.isTTY) process.stderr.write(`${text}\n`);
}

/**
 * Runs a command's body: a `Stop` is printed as its message and ends the process with 1.
 * @param {() => Promise<void>} body
 */
export async function command(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
