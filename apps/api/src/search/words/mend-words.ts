import type { SearchRepair } from '@boardwalk/sdk-core/search/schemas';
import type { Queries } from '../../platform/database/database.ts';
import { countMatches } from '../facets/count-total.ts';
import type { Search } from '../plan/understood-search.ts';
import { readKnownWords } from './known-words.ts';
import { readText } from './read-text.ts';
import { wordsOf } from './typed-words.ts';

/** Other words that are tried in place of the first misspelt one. */
const mostTried = 3;
const mostOffered = 2;

/** The text with a word that listings have in place of one that none has, and how many it brings. */
export async function mendWords(
  database: Queries,
  search: Search,
  text: string,
  mostCounted: number,
): Promise<Omit<SearchRepair, 'isCapped'>[]> {
  if (search.text.match !== 'words') return [];
  const { counts, similar } = await readKnownWords(database);
  const misspelt = readText(text, search.kinds).words.find((word) => !counts.has(word));
  if (misspelt === undefined) return [];
  const others = similar.find(misspelt, mostTried);
  const mended = await Promise.all(
    others.map(async (other) => {
      const written = replaceWord(text, misspelt, other);
      const { words } = readText(written, search.kinds);
      const wanted: Search = { ...search, ...unknown, text: { match: 'words', words } };
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
const unknown: Pick<Search, 'common' | 'expected'> = { common: new Set(), expected: new Map() };

/** All else stays as it was typed, also a word that must not occur. */
function replaceWord(text: string, word: string, other: string): string {
  return text.replace(/(?<!(?:^|\s)-\S*)[\p{L}\p{M}\p{N}]+/gu, (typed) =>
    wordsOf(typed).join('') === word ? other : typed,
  );
}
