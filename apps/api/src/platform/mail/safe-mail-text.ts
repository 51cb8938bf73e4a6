import { maskContacts } from '@boardwalk/sdk-core/vocabulary/text/mask-contacts';
import { maskPages, seenLine, setApart } from './set-apart.ts';
import { leadsElsewhere } from './web-domain.ts';

declare const harmless: unique symbol;

/** Words as mails show them: nothing in them opens a page, calls or writes to anybody. */
export type SafeMailText = string & { readonly [harmless]: true };

/** Characters that a mail shows of a title, a name or an excerpt; the site has the rest. */
const longestWords = 300;
/** Characters of the reason for a decision, which is given nowhere else. */
export const longestReason = 2_000;
/** Characters of a text that are read at all. */
const longestRead = 4_000;

/** A value without any words. */
export const emptyMailText = '' as SafeMailText;

/**
 * Words that a person wrote: one line, without addresses and phone numbers, and with nothing of which
 * mail programs make a link.
 */
export function sanitizeMailText(written: string, longest = longestWords): SafeMailText {
  return cut(written, (line) => maskContacts(maskPages(line)), longest);
}

/** The same of words in which a phone number or an e-mail address may stand: who reads them may know it. */
export function sanitizeMailTextWithContacts(
  written: string,
  longest = longestWords,
): SafeMailText {
  return cut(written, maskPages, longest);
}

function cut(written: string, mask: (line: string) => string, longest: number): SafeMailText {
  const line = setApart(mask(seenLine(written.slice(0, longestRead))));
  const characters = [...line];
  const isWhole = characters.length <= longest && written.length <= longestRead;
  // `setApart` has left nothing that could be a link.
  return (isWhole ? line : `${characters.slice(0, longest - 1).join('')}…`) as SafeMailText;
}

/** A text of several lines that a person wrote; each line is made harmless. */
export function mailedLines(written: string): SafeMailText {
  const lines = written.split(/\r\n|[\r\n\u2028\u2029]/);
  return joinMailTexts(
    lines.map((line) => sanitizeMailText(line, longestReason)),
    '\n',
  );
}

/** Our own words: what formatters write of numbers, amounts and dates, and what catalogues hold. */
export function trustedMailText(words: string | number): SafeMailText {
  // Should somebody's words get in here, they open nothing either.
  return setApart(String(words)) as SafeMailText;
}

/** Several values as one. */
export function joinMailTexts(
  words: readonly SafeMailText[],
  separator: ' · ' | ', ' | ' ' | '\n',
): SafeMailText {
  return words.join(separator) as SafeMailText;
}

/** Of letters, figures and what usernames have between them. */
const plainName = /^[A-Za-z0-9._-]+$/;

/**
 * What an account is called in a mail: its username, whose dots stay unless it leads somewhere, or
 * the address that the mail goes to.
 */
export function formatMailAccountName(name: string, to: string): SafeMailText {
  if (name === to || (plainName.test(name) && !leadsElsewhere(name))) return name as SafeMailText;
  return sanitizeMailText(name);
}
