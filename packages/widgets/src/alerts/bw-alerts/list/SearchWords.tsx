import type { Rule } from '@boardwalk/sdk-core/alerts/schemas';
import { searchSentence } from '@boardwalk/sdk-core/alerts/words/search-words';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useEnvironment } from '../../../element/mount/widget-context.ts';

/** What an alert looks for, in words. */
export function SearchWords({ rule: { listingType, search } }: { readonly rule: Rule }) {
  const { messages: read, locale } = useEnvironment();
  return searchSentence(listingType, search, { read, locale: findLocale([locale]) });
}
