import type { Rule } from '@boardwalk/sdk-core/alerts/schemas';
import { saysSearch } from '@boardwalk/sdk-core/alerts/words/rule-name';
import { searchSentence } from '@boardwalk/sdk-core/alerts/words/search-words';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useEnvironment } from '../../../element/mount/widget-context.ts';

/** What an alert looks for, in words; nothing where its name says just that. */
export function SearchWords({ rule: { name, listingType, search } }: { readonly rule: Rule }) {
  const { messages: read, locale } = useEnvironment();
  const sentence = searchSentence(listingType, search, { read, locale: findLocale([locale]) });
  return saysSearch(name, sentence) ? null : <p>{sentence}</p>;
}
