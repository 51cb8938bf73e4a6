import { readWordsIn } from '@boardwalk/sdk-core/alerts/words/read-words';
import { searchSentence } from '@boardwalk/sdk-core/alerts/words/search-words';
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
  if (typeof asked === 'string') return searchSentence(kind, search, { locale, read });
  const { place, currency } = asked;
  return searchSentence(kind, search, { locale, read, place, currency });
}

/** Of a mail to an address that a stranger may have typed, and who would like to say more by it. */
const longestMailed = 300;

/** Words that somebody typed, for a mail: mail programs make links of what looks like an address. */
export function mailedWords(words: string): string {
  const apart = words.replace(/(?<=\S)[.．。｡](?=\p{L})|[:/\\@](?=[\p{L}\p{N}/\\])/gu, '$& ');
  const shown = [...apart];
  return shown.length <= longestMailed ? apart : `${shown.slice(0, longestMailed - 1).join('')}…`;
}
