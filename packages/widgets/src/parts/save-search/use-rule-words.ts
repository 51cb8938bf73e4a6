import type { RuleDraft } from '@boardwalk/sdk-core/alerts/saving/rule-draft';
import { usualRuleName } from '@boardwalk/sdk-core/alerts/words/rule-name';
import { searchWords } from '@boardwalk/sdk-core/alerts/words/search-words';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { writeJson } from '@boardwalk/sdk-core/vocabulary/text/write-json';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import type { SearchedPage } from './searched-page.ts';
import { useSearchToSave } from './use-search-to-save.ts';

/** What a search that may be saved is in words, and what it is called after them. */
export function useRuleWords(
  { kind, search }: Pick<RuleDraft, 'kind' | 'search'>,
  searched: SearchedPage,
): { readonly words: readonly string[]; readonly name: string } {
  const { locale, messages } = useEnvironment();
  const { answer } = searched;
  const { near } = useSearchToSave(searched);
  const words = searchWords(kind, search, {
    locale: findLocale([locale]),
    read: messages,
    // Whoever comes back may have chosen another place than the page now shows.
    place: writeJson(search.near) === writeJson(near) ? answer?.place : undefined,
    currency: answer?.currency,
  });
  return { words, name: usualRuleName(words) };
}
