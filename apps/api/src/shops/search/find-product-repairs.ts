import type { SearchRepair } from '@boardwalk/sdk-core/search/schemas';
import type { Queries } from '../../platform/database/database.ts';
import { replaceWord } from '../../search/text/replace-word.ts';
import { requiredSearchTerms, withoutExcluded } from '../../search/text/search-terms.ts';
import { countProducts } from './count-products.ts';
import type { ProductSearch } from './product-search.ts';
import { readProductVocabulary } from './product-vocabulary.ts';

/** Counting what a repair brings ends here. */
const mostFound = 100;
/** Other words that are tried in place of the first misspelt one, and offered. */
const mostTried = 3;
const mostOffered = 2;
type Repair = Omit<SearchRepair, 'isCapped'>;

/** What brings products back where nothing fits: the most promising first. */
export async function findProductRepairs(
  database: Queries,
  search: ProductSearch,
  text: string,
): Promise<SearchRepair[]> {
  const found = await Promise.all([
    respell(database, search, text),
    Promise.all(droppable(search).map((name) => countWithout(database, search, name))),
  ]);
  return found
    .flat()
    .filter(({ count }) => count > 0)
    .map((repair) => ({
      ...repair,
      count: Math.min(repair.count, mostFound),
      isCapped: repair.count > mostFound,
    }));
}

async function respell(
  database: Queries,
  search: ProductSearch,
  text: string,
): Promise<readonly Repair[]> {
  if (search.words.length === 0) return [];
  const { counts, similar } = await readProductVocabulary(database);
  const misspelt = search.words.find((word) => !counts.has(word));
  if (misspelt === undefined) return [];
  const repaired = await Promise.all(
    similar.find(misspelt, mostTried).map(async (other) => {
      const written = replaceWord(text, misspelt, other);
      const words = requiredSearchTerms(withoutExcluded(written));
      const count = await countProducts(
        database,
        { ...search, words, mayBegin: false },
        mostFound + 1,
      );
      return { drop: 'text', text: written, count };
    }),
  );
  return repaired.filter(({ count }) => count > 0).slice(0, mostOffered);
}

/** What can be left out, each alone; whose products a page shows is not its reader's to drop. */
function droppable({ restrictions, words }: ProductSearch): readonly string[] {
  const names = restrictions.map(({ name }) => name).filter((name) => name !== 'shop');
  return [...new Set([...names, ...(words.length > 0 ? ['text'] : [])])];
}

async function countWithout(
  database: Queries,
  search: ProductSearch,
  name: string,
): Promise<Repair> {
  // A shelf below a category goes with it.
  const dropped = name === 'category' ? ['category', 'leaf'] : [name];
  const wider: ProductSearch = {
    ...search,
    restrictions: search.restrictions.filter((one) => !dropped.includes(one.name)),
    ...(name === 'category' && { category: undefined }),
    ...(name === 'text' && { words: [] }),
    ...(name === 'near' && search.shop === undefined && { shopKeys: undefined }),
  };
  return { drop: name, count: await countProducts(database, wider, mostFound + 1) };
}
