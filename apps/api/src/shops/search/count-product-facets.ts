import type { ProductFacets } from '@boardwalk/sdk-core/shops/search/schemas';
import { type SQL, sql } from 'drizzle-orm';
import { allOf } from '../../listings/query/conditions.ts';
import { compare } from '../../platform/database/compare.ts';
import type { Queries } from '../../platform/database/database.ts';
import { priceBands } from '../../search/facets/price-bands.ts';
import { products } from '../products/tables.ts';
import { comparablePriceSql, isOfAnyShownShop } from './product-conditions.ts';
import type { ProductSearch } from './product-search.ts';
import { conditionsOf } from './read-product-search.ts';

/** So many products are counted, the newest. */
const mostCounted = 20_000;

/** What is counted, each but for its own choice, so that other values can be compared with it. */
type Counted = 'category' | 'leaf' | 'condition' | 'price';

/** How many products have the same of everything that is counted. */
interface Group {
  readonly values: Readonly<Record<Counted, string | null>>;
  /** Whether the price is in the range that is requested. */
  readonly fitsPrice: boolean;
  readonly count: number;
}

/** Counts the products of a shop or of a shelf by their shelves, conditions and least prices. */
export async function countProductFacets(
  database: Queries,
  search: ProductSearch,
): Promise<ProductFacets> {
  const { limits, comparable } = priceBands('item', 'ONCE', search.currency, search.rates);
  const groups = await readGroups(database, search, comparable);
  const every = groups.reduce((sum, { count }) => sum + count, 0);
  const valuesOf = (name: Counted) => countValues(groups, name, search.chosen);
  return {
    // Of all shops a shelf is what is counted in.
    category: search.shop === undefined ? [] : valuesOf('category'),
    leaves: valuesOf('leaf'),
    condition: valuesOf('condition'),
    price: valuesOf('price')
      .map(({ value, count }) => ({ band: Number(value), count }))
      .sort((one, other) => one.band - other.band)
      .map(({ band, count }) => ({
        from: limits[band - 1] ?? null,
        to: limits[band] ?? null,
        count,
      })),
    isCapped: every === mostCounted,
  };
}

async function readGroups(
  database: Queries,
  search: ProductSearch,
  comparable: readonly number[],
): Promise<readonly Group[]> {
  const { category, leaf, condition } = products;
  const chosen = ['leaf', 'condition', 'price', ...(search.shop === undefined ? [] : ['category'])];
  const others = search.restrictions.filter(({ name }) => !chosen.includes(name));
  const price = search.restrictions.find(({ name }) => name === 'price');
  const band = sql`width_bucket(${comparablePriceSql(search.rates)}, ${sql.param(comparable)}::float8[])`;
  const { rows } = await database.execute<GroupRow>(
    sql`with products as materialized (${sampleOf({ ...search, restrictions: others })}) select ${category}, ${leaf}, ${condition}, ${band}::text as price, ${price?.condition ?? sql`true`} as fits, count(*) as count from products group by 1, 2, 3, 4, 5`,
  );
  return rows.map(({ fits, count, ...values }) => ({
    ...{ values, fitsPrice: fits, count: Number(count) },
  }));
}

type GroupRow = Record<Counted, string | null> & {
  readonly fits: boolean;
  readonly count: string;
};

/** The newest products that fit; where the index of a shelf alone says so, it alone is read. */
function sampleOf(search: ProductSearch): SQL {
  const { category, leaf, condition, priceFrom, createdAt, key } = products;
  const columns = [category, leaf, condition, priceFrom];
  const all = allOf(conditionsOf(search, isOfAnyShownShop));
  return sql`select ${sql.join(columns, sql`, `)}, products.currency from ${products} where ${all} order by ${createdAt} desc, ${key} desc limit ${mostCounted}`;
}

function countValues(
  groups: readonly Group[],
  name: Counted,
  chosen: ProductSearch['chosen'],
): { value: string; count: number }[] {
  // The leaves below one shelf are no choice beside those of another.
  const own: readonly string[] = name === 'category' ? ['category', 'leaf'] : [name];
  const others = Object.entries(chosen).filter(([field]) => !own.includes(field));
  const counts = new Map<string, number>();
  for (const { values, fitsPrice, count } of groups) {
    const value = values[name];
    const fits =
      (fitsPrice || name === 'price') &&
      others.every(([field, choice]) => choice.some((one) => one === Reflect.get(values, field)));
    if (fits && value !== null) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || compare(one.value, other.value));
}
