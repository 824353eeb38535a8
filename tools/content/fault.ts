/** One thing that a check found wrong, named so that a writer can go straight to it. */
export type Fault = {
  /** Name of the check, "spelling". */
  readonly check: string;
  /** The file under `content/` it is about, "questions/motorway.json". */
  readonly file: string;
  /** Ids of the questions concerned; none when the fault is the whole file's or the bank's. */
  readonly questions: readonly string[];
  readonly message: string;
};

/** A fault as one line: `questions/motorway.json motorway-012 [spelling] "tire" is American: tyre`. */
export function faultLine(fault: Fault): string {
  return [fault.file, ...fault.questions, `[${fault.check}]`, fault.message].join(' ');
}
