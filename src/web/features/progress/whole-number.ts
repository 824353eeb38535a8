const format = new Intl.NumberFormat('en-GB');

/** '1,080' */
export function wholeNumber(value: number): string {
  return format.format(value);
}
