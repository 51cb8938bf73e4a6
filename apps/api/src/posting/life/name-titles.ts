import {
  joinWords,
  type MailWords,
  mailedWords,
  ownWords,
} from '../../platform/mail/mail-words.ts';

/** Titles that a mail names; the page that it leads to has all of them. */
const mostTitles = 5;

/** Titles of listings in one line of a mail. */
export function nameTitles(titles: readonly string[]): MailWords {
  const named = titles.slice(0, mostTitles).map((title) => mailedWords(title));
  const all = joinWords(named, ' · ');
  return titles.length > mostTitles ? joinWords([all, ownWords('…')], ' ') : all;
}
