import {
  joinMailTexts,
  type SafeMailText,
  sanitizeMailText,
  trustedMailText,
} from '../../platform/mail/safe-mail-text.ts';

/** Titles that a mail names; the page that it leads to has all of them. */
const mostTitles = 5;

/** Titles of listings in one line of a mail. */
export function nameTitles(titles: readonly string[]): SafeMailText {
  const named = titles.slice(0, mostTitles).map((title) => sanitizeMailText(title));
  const all = joinMailTexts(named, ' · ');
  return titles.length > mostTitles ? joinMailTexts([all, trustedMailText('…')], ' ') : all;
}
