import { contactMask } from '@boardwalk/sdk-core/vocabulary/text/mask-contacts';

/** What is read as a dot, a colon, a slash or an “at”, in whatever script. */
const dot = '[.․．。｡﹒]';
const colon = '[:：﹕︓]';
const slash = '[/\\\\／⁄∕]';
const at = '[@＠﹫]';

/** Where mail programs begin to see an address. */
const seams = new RegExp(
  [
    // No top-level domain has one letter: “p.m.” and “U.S.A.” stay, as do “3.5” and “1.5L”.
    String.raw`(?<=\S)${dot}(?=\p{L}[\p{L}\p{M}\p{N}-])`,
    String.raw`(?<=\p{N})${dot}(?=\p{N}+${dot}\p{N}+${dot}?)`,
    `${at}(?=[\\p{L}\\p{N}_])`,
    `${colon}(?=\\p{L}|${slash})`,
    // “Tel:905”, but “10:30”.
    `(?<=\\p{L})${colon}(?=[\\p{N}+])`,
    `${slash}(?=${slash})`,
  ].join('|'),
  'gu',
);

/** A text of which no mail program makes a link: blanks stand where one would begin. */
export function setApart(text: string): string {
  return text.replace(unseen, '').replace(seams, '$& ');
}

/** What is not shown, or turns the direction of what follows. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * An address with its scheme or with `www`, or a domain with a path; also one that somebody has set
 * apart with blanks.
 */
const addresses = new RegExp(
  [
    `(?<![\\p{L}\\p{N}+-])\\p{L}[\\p{L}\\p{N}+-]{0,20}\\s?${colon}\\s?${slash}\\s?${slash}\\s?\\S+`,
    `(?<![\\p{L}\\p{N}])[wW]{3}\\s?${dot}\\s?\\S+`,
    `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}-]{1,63}(?:${dot}[\\p{L}\\p{N}-]{1,63}){0,5}${dot}\\s?\\p{L}[\\p{L}\\p{N}-]{1,62}[/\\\\?#]\\S*`,
  ]
    .map((address) => `${address}(?:(?<=[:/\\\\@?=&])\\s\\S+|(?<=${dot})\\s(?=\\p{Ll})\\S+)*`)
    .join('|'),
  'gu',
);

/** The text without addresses of pages. */
export function maskPages(text: string): string {
  return text.replace(addresses, contactMask);
}

/** The text in one line, without what is not shown. */
export function seenLine(text: string): string {
  return text
    .replace(unseen, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}
