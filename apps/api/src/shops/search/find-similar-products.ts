import { sql } from 'drizzle-orm';
import { allOf } from '../../listings/query/conditions.ts';
import type { Database } from '../../platform/database/database.ts';
import { leastSimilarity, mostSimilar } from '../../search/page/find-similar-titles.ts';
import { products } from '../products/tables.ts';
import type { ProductSearch } from './product-search.ts';
import { conditionsOf } from './read-product-search.ts';

/** The search of products with similar words in their titles; undefined where there are none. */
export async function withSimilarProducts(
  database: Database,
  search: ProductSearch,
): Promise<ProductSearch | undefined> {
  const text = search.words.join(' ');
  const all = allOf([sql`${text} <% ${products.title}`, ...conditionsOf({ ...search, words: [] })]);
  const ids = await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastSimilarity)}, true)`,
    );
    const { rows } = await transaction.execute<{ id: string }>(
      sql`select ${products.key} as id from ${products} where ${all} order by word_similarity(${text}, ${products.title}) desc, ${products.key} desc limit ${mostSimilar}`,
    );
    return rows.map(({ id }) => Number(id));
  });
  return ids.length > 0 ? { ...search, similar: ids } : undefined;
}
