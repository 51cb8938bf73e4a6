/** What stands in place of an e-mail address or a phone number. */
export const contactMask = '•••';

/**
 * Also as people write them who know of this: `rosa (at) example (dot) org`. What stands before the
 * sign is looked for from the sign: looked for by itself, a long text would be read again from each
 * of its letters.
 */
const emails =
  /(?:@|\(at\)|\[at\])(?<=([\p{L}\p{N}._%+-]+\s?)(?:@|\(at\)|\[at\]))\s?[\p{L}\p{N}-]+(?:(?:\.|\s?(?:\(dot\)|\[dot\])\s?)[\p{L}\p{N}-]+)+/giu;

/** Addresses at which somebody is called or written to. */
const callLinks =
  /(?:(?:tel|sms|callto|whatsapp|viber|skype):|(?:https?:\/\/)?(?:www\.)?(?:wa\.me|t\.me|m\.me|signal\.me|api\.whatsapp\.com|chat\.whatsapp\.com)\/)[^\s<>"]+/giu;

/**
 * Digits with what people write between those of a phone number; a letter or two before them make
 * them the number of something else, as `MLS® X12345678`.
 */
const digitRuns =
  /(?<!\p{N}|(?<!\p{L})(?:\p{Lu}{1,2}|MLS))(?:\+\s?|\(\s?)?\p{Nd}(?:(?:[\s()./·•_*\u2010-\u2015-]|,(?=\p{Nd})){0,3}\p{Nd}){6,30}(?!\p{N}|%)/gu;

/** A date, with the hour behind it, or two years. */
const dates =
  /^(?:\d{4}[\s./-]\d{1,2}[\s./-]\d{1,2}|\d{1,2}[\s./-]\d{1,2}[\s./-]\d{4}|(?:19|20)\d{2}\s?[-\u2010-\u2015]\s?(?:19|20)\d{2})(?:\s\d{1,2})?$/;

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
/** An amount as one writes it: less than a billion where nothing parts its thousands. */
const amounts = /^(?:\d{1,9}|\d{1,3}(?:[\s.,]\d{3})+)(?:[.,]\d{1,2})?$/;
const currencyBefore = /(?:\$|€|CAD|USD|AUD)\s?$/i;
const currencyAfter = /^\s?(?:\$|€|CAD|USD|AUD)/i;
const linkBefore = /https?:\/\/\S*\/$/;
/** Characters before a number that may show what it is. */
const longestLink = 300;
const shortNumber = /^\d{7,9}$/;

/** Whether a run of digits in a text is a date, a price, or the number of something. */
function isOtherNumber(run: string, before: string, after: string): boolean {
  const number = run.trim();
  if (dates.test(number) || grouped.test(number)) return true;
  if (currencyBefore.test(before) || currencyAfter.test(after)) return amounts.test(number);
  return shortNumber.test(number) && (before.endsWith('#') || linkBefore.test(before));
}

/** A part of a text, from one place in it to before another. */
interface Part {
  readonly from: number;
  readonly to: number;
}

function contactsIn(text: string): readonly Part[] {
  const parts = [callLinks, emails, digitRuns].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: run, 1: name = '', index }) => {
      const to = index + run.length;
      const before = text.slice(Math.max(0, index - longestLink), index);
      const isOther = pattern === digitRuns && isOtherNumber(run, before, text.slice(to));
      return isOther ? [] : [{ from: index - name.length, to }];
    }),
  );
  return parts.toSorted((one, other) => one.from - other.from);
}

/** A text as it looks, and where in the text as it is written each of its characters comes from. */
function plainOf(written: string): { readonly text: string; readonly places: readonly number[] } {
  let text = '';
  const places: number[] = [];
  for (const { 0: character, index } of written.matchAll(/./gsu)) {
    // Joiners, marks of direction and frames around digits are not seen or change nothing.
    const plain = /\p{Cf}|\p{Me}|\p{Variation_Selector}/u.test(character)
      ? ''
      : character.normalize('NFKC');
    text += plain;
    for (let added = 0; added < plain.length; added += 1) places.push(index);
  }
  return { text, places: [...places, written.length] };
}

/**
 * Returns the text without e-mail addresses and phone numbers, which nobody learns before they have
 * answered, in whatever characters these are written. Prices and dates stay. A user who is bent on
 * it can still spell a number out.
 */
export function maskContacts(written: string): string {
  const { text, places } = plainOf(written);
  let masked = '';
  let done = 0;
  for (const { from, to } of contactsIn(text)) {
    const start = Math.max(done, places[from] ?? 0);
    const end = places[to] ?? written.length;
    if (end <= done) continue;
    // What overlaps is one.
    masked += start > done || done === 0 ? written.slice(done, start) + contactMask : '';
    done = end;
  }
  return masked + written.slice(done);
}
