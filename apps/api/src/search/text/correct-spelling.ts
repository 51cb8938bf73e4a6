import type { SearchRepair } from '@boardwalk/sdk-core/search/schemas';
import type { Queries } from '../../platform/database/database.ts';
import { countMatches } from '../facets/count-total.ts';
import type { ResolvedSearch } from '../plan/resolved-search.ts';
import { readSearchText } from './read-search-text.ts';
import { replaceWord } from './replace-word.ts';
import { readSearchVocabulary } from './search-vocabulary.ts';

/** Other words that are tried in place of the first misspelt one. */
const mostTried = 3;
const mostOffered = 2;

/** The text with a word that listings have in place of one that none has, and how many it brings. */
export async function correctSpelling(
  database: Queries,
  search: ResolvedSearch,
  text: string,
  mostCounted: number,
): Promise<Omit<SearchRepair, 'isCapped'>[]> {
  if (search.text.match !== 'words') return [];
  const { counts, similar } = await readSearchVocabulary(database);
  const misspelt = readSearchText(text, search.kinds).words.find((word) => !counts.has(word));
  if (misspelt === undefined) return [];
  const others = similar.find(misspelt, mostTried);
  const mended = await Promise.all(
    others.map(async (other) => {
      const written = replaceWord(text, misspelt, other);
      const { words } = readSearchText(written, search.kinds);
      const wanted: ResolvedSearch = { ...search, ...unknown, text: { match: 'words', words } };
      return {
        drop: 'text',
        text: written,
        count: await countMatches(database, wanted, mostCounted),
      };
    }),
  );
  return mended.filter(({ count }) => count > 0).slice(0, mostOffered);
}

/** What was found out about the words holds for no others. */
const unknown: Pick<ResolvedSearch, 'common' | 'expected'> = {
  common: new Set(),
  expected: new Map(),
};
