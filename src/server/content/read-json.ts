/** A fault in a content file, in words for whoever edits it. */
export function contentFault(file: string, what: string): Error {
  return new Error(`The content is not valid:\n  ${file}: ${what}`);
}

/**
 * The JSON in a content file's text.
 * @throws Error naming the file.
 */
export function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw contentFault(file, error instanceof Error ? error.message : 'not JSON');
  }
}
