import { longestRuleName } from '@boardwalk/sdk-core/alerts/limits';
import type { RuleDraft } from '@boardwalk/sdk-core/alerts/saving/rule-draft';
import { searchWords } from '@boardwalk/sdk-core/alerts/words/search-words';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import type { SearchedPage } from './searched-page.ts';

/** What a search that may be saved is in words, and what it is called after them. */
export function useRuleWords(
  { kind, search }: Pick<RuleDraft, 'kind' | 'search'>,
  { query, answer }: SearchedPage,
): { readonly words: readonly string[]; readonly name: string } {
  const { locale, messages } = useEnvironment();
  const words = searchWords(kind, search, {
    locale: findLocale([locale]),
    read: messages,
    // Whoever comes back may have chosen another place than the page now shows.
    place: search.near === query.near ? answer?.place : undefined,
    currency: answer?.currency,
  });
  return { words, name: nameOf(words) };
}

/** As many of the words as a name has room for. */
function nameOf(words: readonly string[]): string {
  const [first = '', ...others] = words;
  return others.reduce(
    (name, phrase) =>
      name.length + phrase.length + 2 <= longestRuleName ? `${name}, ${phrase}` : name,
    first.slice(0, longestRuleName),
  );
}
