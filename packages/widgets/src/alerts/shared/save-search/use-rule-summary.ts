import { saysSearch, usualRuleName } from '@boardwalk/sdk-core/alerts/phrases/rule-name';
import { searchPhrases } from '@boardwalk/sdk-core/alerts/phrases/search-phrases';
import type { RuleDraft } from '@boardwalk/sdk-core/alerts/saving/rule-draft';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { SearchOptions } from '@boardwalk/sdk-core/search/rules';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import type { SearchedPage } from './searched-page.ts';
import { useSearchToSave } from './use-search-to-save.ts';

/** What its owner calls a rule where that is not what it looks for, as words of the page say that. */
export function useOwnName(searched: SearchedPage): (rule: AlertRule) => string | undefined {
  const wordsOf = useWordsOf(searched);
  return ({ name, listingType, search }) => {
    const words = wordsOf(listingType, search);
    // Alerts were called after all of their words before.
    const isUsual = name === usualRuleName(words) || saysSearch(name, words.join(', '));
    return isUsual ? undefined : name;
  };
}

/** What a search that may be saved is in words, and what it is called after them. */
export function useRuleSummary(
  { kind, search }: Pick<RuleDraft, 'kind' | 'search'>,
  searched: SearchedPage,
): { readonly words: readonly string[]; readonly name: string } {
  const words = useWordsOf(searched)(kind, search);
  return { words, name: usualRuleName(words) };
}

/** Returns how to describe searches by what the response of the page says of them. */
function useWordsOf(searched: SearchedPage) {
  const { locale, messages } = useEnvironment();
  const { answer } = searched;
  const { near } = useSearchToSave(searched);
  return (kind: ListingKind, search: AlertRule['search'] | SearchOptions) =>
    searchPhrases(kind, search, {
      locale: findLocale([locale]),
      read: messages,
      // Another search than that of the page may look at another place.
      place: writeJson(search.near) === writeJson(near) ? answer?.place : undefined,
      currency: answer?.currency,
    });
}
