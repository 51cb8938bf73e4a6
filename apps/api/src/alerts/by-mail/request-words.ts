import { readWordsIn } from '@boardwalk/sdk-core/alerts/words/read-words';
import { searchSentence } from '@boardwalk/sdk-core/alerts/words/search-words';
import { maskContacts } from '@boardwalk/sdk-core/inbox/mask-contacts';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { AskedSearch } from '../../search/plan/read-request.ts';
import type { RuleFault } from '../rules/rule-request.ts';
import type { RequestRow } from '../tables.ts';

/** What a request looks for, in words; as it was typed where it can't look any more. */
export function requestWords(
  { kind, search }: Pick<RequestRow, 'kind' | 'search'>,
  asked: Pick<AskedSearch, 'place' | 'currency'> | RuleFault,
  locale: Locale,
): string {
  const read = readWordsIn(locale);
  const said = withoutQuotes(search);
  if (typeof asked === 'string') return searchSentence(kind, said, { locale, read });
  const { place, currency } = asked;
  return searchSentence(kind, said, { locale, read, place, currency });
}

/** What was typed stands between quotes, and stays there. */
function withoutQuotes(search: RequestRow['search']): RequestRow['search'] {
  const { text, tags } = search;
  const plain = (typed: string) => typed.replace(/[“”„«»]/gu, "'");
  return {
    ...search,
    ...(text !== undefined && { text: plain(text) }),
    ...(tags !== undefined && { tags: tags.map(plain) }),
  };
}

/** Of a mail to an address that a stranger may have typed, and who would like to say more by it. */
const longestMailed = 300;

/**
 * Words that somebody typed, for a mail: one line, with nothing by which to call or write, and nothing of
 * which mail programs make a link.
 */
export function mailedWords(words: string): string {
  const line = words.replace(/\p{Cf}/gu, '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  const apart = maskContacts(line).replace(
    /(?<=\S)[.․．。｡](?=\p{L})|[:/\\@](?=[\p{L}\p{N}/\\])/gu,
    '$& ',
  );
  const shown = [...apart];
  return shown.length <= longestMailed ? apart : `${shown.slice(0, longestMailed - 1).join('')}…`;
}
