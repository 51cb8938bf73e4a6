import { saysSearch } from '@boardwalk/sdk-core/alerts/phrases/rule-name';
import { searchSentence } from '@boardwalk/sdk-core/alerts/phrases/search-phrases';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useEnvironment } from '../../../element/mount/widget-context.ts';

export { default as styles } from './RuleSearchSummary.tsx?styles';

/** What an alert looks for, in words; nothing where its name says just that. */
export function RuleSearchSummary({
  rule: { name, listingType, search },
}: {
  readonly rule: AlertRule;
}) {
  const { messages: read, locale } = useEnvironment();
  const sentence = searchSentence(listingType, search, { read, locale: findLocale([locale]) });
  return saysSearch(name, sentence) ? null : <p>{sentence}</p>;
}
