/** What stands in place of an e-mail address or a phone number. */
export const contactMask = '•••';

/** Also as people write them who know of this: `rosa (at) example (dot) org`. */
const emails =
  /[\p{L}\p{N}._%+-]+(?:\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:(?:\.|\s?(?:\(dot\)|\[dot\])\s?)[\p{L}\p{N}-]+)+)+/giu;

/** Digits with what people write between those of a phone number. */
const digitRuns =
  /(?<![\p{L}\p{N}#$€.,/])(?:\+\s?|\(\s?)?\p{Nd}(?:[\s().\u2010-\u2015-]{0,3}\p{Nd}){6,14}(?![\p{L}\p{N}%])/gu;

/** A date, or two years. */
const dates =
  /^(?:\d{4}[\s.-]\d{1,2}[\s.-]\d{1,2}|\d{1,2}[\s.-]\d{1,2}[\s.-]\d{4}|(?:19|20)\d{2}\s?[-\u2010-\u2015]\s?(?:19|20)\d{2})$/;

const currencyBefore = /(?:\$|€|CAD|USD|AUD)\s?$/i;
const currencyAfter = /^\s?(?:\$|€|CAD|USD|AUD)/i;

/** Whether a run of digits in a text is a date or a price. */
function isOtherNumber(run: string, before: string, after: string): boolean {
  return dates.test(run.trim()) || currencyBefore.test(before) || currencyAfter.test(after);
}

/**
 * The text without e-mail addresses and phone numbers, which nobody learns before they have answered.
 * Prices and dates stay. Whoever is bent on it can still spell a number out.
 */
export function maskContacts(text: string): string {
  return text
    .replace(emails, contactMask)
    .replace(digitRuns, (run, offset: number, whole: string) =>
      isOtherNumber(run, whole.slice(0, offset), whole.slice(offset + run.length))
        ? run
        : contactMask,
    );
}
