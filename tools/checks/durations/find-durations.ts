/** An hour or a day in milliseconds, as one number or as a product of minutes. */
const literal = /\b(?:86_?400_?000|3_?600_?000)\b|\b60 \* (?:60|minuteMs)\b|\b24 \* hourMs\b/;

/** The lines, counted from 1, that write a duration which has a name. */
export function findDurations(source: string): number[] {
  return source.split('\n').flatMap((line, index) => (literal.test(line) ? [index + 1] : []));
}
