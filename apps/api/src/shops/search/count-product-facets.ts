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
const mostCounted = 50_000;

/** What is counted, each but for its own choice, so that other values can be compared with it. */
const counted = ['category', 'leaf', 'condition', 'price'] as const;
type Counted = (typeof counted)[number];
type Row = { readonly facet: Counted | 'every'; readonly value: string; readonly count: string };

/** Counts the products of a shop or of a shelf by their shelves, conditions and least prices. */
export async function countProductFacets(
  database: Queries,
  search: ProductSearch,
): Promise<ProductFacets> {
  const { shop, rates, currency } = search;
  const isChoice = (name: string): name is Counted =>
    // Of all shops a shelf is what is counted in.
    counted.some((one) => one === name) && (name !== 'category' || shop !== undefined);
  const choices = search.restrictions.filter(({ name }) => isChoice(name));
  const base = {
    ...search,
    restrictions: search.restrictions.filter(({ name }) => !isChoice(name)),
    ...(shop !== undefined && { category: undefined }),
  };
  const { limits, comparable } = priceBands('item', 'ONCE', currency, rates);
  const band = sql`width_bucket(${comparablePriceSql(rates)}, ${sql.param(comparable)}::float8[])::text`;
  const values: Readonly<Record<Counted, SQL>> = {
    category: sql`${products.category}`,
    leaf: sql`${products.leaf}`,
    condition: sql`${products.condition}`,
    price: band,
  };
  const counts = counted
    .filter((name) => name !== 'category' || shop !== undefined)
    .map((name) => {
      // The shelves below one category are no choice beside those of another.
      const own = name === 'category' ? ['category', 'leaf'] : [name];
      const others = choices.filter((choice) => !own.includes(choice.name));
      const all = allOf(others.map(({ condition }) => condition));
      return sql`select ${name}::text as facet, ${values[name]} as value, count(*) as count from products where ${all} and ${values[name]} is not null group by 2`;
    });
  const every = sql`select 'every' as facet, '' as value, count(*) as count from products`;
  const { rows } = await database.execute<Row>(
    sql`with products as materialized (${sampleOf(base)}) ${sql.join([...counts, every], sql` union all `)}`,
  );
  return assemble(rows, limits);
}

/** The newest products that fit; where the index of a shelf alone says so, it alone is read. */
function sampleOf(search: ProductSearch): SQL {
  const { category, leaf, condition, priceFrom, createdAt, key, shopKey } = products;
  const columns = [category, leaf, condition, priceFrom, createdAt, key, shopKey];
  const all = allOf(conditionsOf(search, isOfAnyShownShop));
  return sql`select ${sql.join(columns, sql`, `)}, products.currency from ${products} where ${all} order by ${createdAt} desc, ${key} desc limit ${mostCounted}`;
}

function assemble(rows: readonly Row[], limits: readonly number[]): ProductFacets {
  const valuesOf = (name: Row['facet']) =>
    rows
      .filter(({ facet }) => facet === name)
      .map(({ value, count }) => ({ value, count: Number(count) }))
      .sort((one, other) => other.count - one.count || compare(one.value, other.value));
  const [every] = valuesOf('every');
  return {
    category: valuesOf('category'),
    leaf: valuesOf('leaf'),
    condition: valuesOf('condition'),
    price: valuesOf('price')
      .map(({ value, count }) => ({ band: Number(value), count }))
      .sort((one, other) => one.band - other.band)
      .map(({ band, count }) => ({
        from: limits[band - 1] ?? null,
        to: limits[band] ?? null,
        count,
      })),
    isCapped: every?.count === mostCounted,
  };
}
