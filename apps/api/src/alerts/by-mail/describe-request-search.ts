import { createPhraseReader } from '@boardwalk/sdk-core/alerts/phrases/create-phrase-reader';
import { searchSentence } from '@boardwalk/sdk-core/alerts/phrases/search-phrases';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { RequestedSearch } from '../../search/plan/read-request.ts';
import type { RuleFault } from '../rules/rule-request.ts';
import type { RequestRow } from '../tables.ts';

/** What a request looks for, in words; as it was typed where it can't look any more. */
export function describeRequestSearch(
  { kind, search }: Pick<RequestRow, 'kind' | 'search'>,
  asked: Pick<RequestedSearch, 'place' | 'currency'> | RuleFault,
  locale: Locale,
): string {
  const read = createPhraseReader(locale);
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
