import type { Database } from '../../platform/database/database.ts';
import { findSimilarTitles } from '../page/find-similar-titles.ts';
import type { ResolvedSearch } from '../plan/resolved-search.ts';

/** The search of listings with similar words in their titles; undefined where there are none. */
export async function withSimilarTitles(
  database: Database,
  search: ResolvedSearch,
): Promise<ResolvedSearch | undefined> {
  if (search.text.match !== 'words') return undefined;
  const wordless: ResolvedSearch = { ...search, text: { match: 'none' } };
  const ids = await findSimilarTitles(database, wordless, search.text.words);
  return ids.length > 0 ? { ...search, text: { match: 'similar', ids } } : undefined;
}
