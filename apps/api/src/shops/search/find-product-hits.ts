import { largestPrice } from '@boardwalk/sdk-core/shops/shop-limits';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { type SQL, sql } from 'drizzle-orm';
import { allOf } from '../../listings/query/conditions.ts';
import { compare } from '../../platform/database/compare.ts';
import type { Queries } from '../../platform/database/database.ts';
import { products } from '../products/tables.ts';
import { comparablePriceSql, productCurrency } from './product-conditions.ts';
import type { ProductSearch } from './product-search.ts';
import { conditionsOf } from './read-product-search.ts';

/** A found product: its number, and its place in the order. */
export interface ProductHit {
  readonly id: number;
  /** Microseconds since 1970, or Canadian cents. */
  readonly key: number;
}

/** How many products from which place on. */
export interface ProductStretch {
  readonly count: number;
  /** Of a single part fewer will do, if these are the first; by default all are requested. */
  readonly enough?: number;
  readonly after?: ProductHit | undefined;
  readonly postedBefore?: Date | undefined;
}

/** So many products are looked at in the order of the results before all that fit are gathered. */
const walkBudget = 1_500;
/** Products of so few shops are gathered at once. */
const fewShops = 20;

/** An order as indexes have it: in parts, which are merged. */
interface ProductOrder {
  readonly isDescending: boolean;
  readonly key: SQL;
  readonly parts: readonly OrderPart[];
}

interface OrderPart {
  /** What an index begins with. */
  readonly condition: SQL | undefined;
  readonly column: SQL;
  after(position: ProductHit): SQL;
}

/** Finds products that fit, in an order that indexes yield. */
export async function findProductHits(
  database: Queries,
  search: ProductSearch,
  { count, enough = count, after, postedBefore }: ProductStretch,
): Promise<readonly ProductHit[]> {
  const order = orderOf(search);
  const conditions = [
    ...conditionsOf(search),
    ...(postedBefore
      ? [sql`${products.createdAt} <= ${postedBefore.toISOString()}::timestamptz`]
      : []),
  ];
  const isGathered =
    search.similar !== undefined || (search.shopKeys && search.shopKeys.length <= fewShops);
  const stretch = { count, after };
  if (!isGathered) {
    const walked = await Promise.all(
      order.parts.map((part) => walk(database, search, { order, part, conditions }, stretch)),
    );
    // Of each part as many are there as the merged order may need.
    const isFull = walked.every(({ length }) => length >= enough);
    if (isFull) return inOrder(walked.flat(), order).slice(0, count);
  }
  return gather(database, order, conditions, stretch);
}

function orderOf({ sort, rates }: ProductSearch): ProductOrder {
  if (sort === 'price-low' || sort === 'price-high') {
    const isDescending = sort === 'price-high';
    const key = comparablePriceSql(rates);
    const parts = currencies.map((currency) => ({
      condition: sql`${productCurrency} = ${currency}`,
      column: sql`${products.priceFrom}`,
      after: (position: ProductHit) => {
        // A cursor may hold any number, of which the database takes whole ones.
        const amount = Math.min(Math.max(position.key / rates[currency], 0), largestPrice);
        const bound = isDescending ? Math.ceil(amount) : Math.floor(amount);
        const comparison = sql.raw(isDescending ? '<=' : '>=');
        return sql`${products.priceFrom} ${comparison} ${bound}::bigint`;
      },
    }));
    return { isDescending, key, parts };
  }
  const key = sql`(extract(epoch from ${products.createdAt}) * 1000000)::float8`;
  const column = sql`${products.createdAt}`;
  const after = (position: ProductHit) =>
    sql`${products.createdAt} <= timestamptz '1970-01-01 00:00:00+00' + ${position.key}::float8 * interval '1 microsecond'`;
  return { isDescending: true, key, parts: [{ condition: undefined, column, after }] };
}

type Stretch = Pick<ProductStretch, 'count' | 'after'>;

/** Whether a product comes after a position, as all parts of an order are merged. */
function isAfter({ key, isDescending }: ProductOrder, position: ProductHit): SQL {
  const comparison = sql.raw(isDescending ? '<' : '>');
  return sql`(${key}, ${products.key}) ${comparison} (${position.key}::float8, ${position.id}::bigint)`;
}

interface Walk {
  readonly order: ProductOrder;
  readonly part: OrderPart;
  readonly conditions: readonly SQL[];
}

/** Looks through the first products of a part of the order; finds too few where few of them fit. */
async function walk(
  database: Queries,
  { category }: ProductSearch,
  { order, part, conditions }: Walk,
  { count, after }: Stretch,
): Promise<readonly ProductHit[]> {
  const way = sql.raw(order.isDescending ? 'desc' : 'asc');
  const seen = allOf([
    sql`${products.isActive}`,
    ...(category === undefined ? [] : [sql`${products.category} = ${category}`]),
    ...(part.condition ? [part.condition] : []),
    ...(after ? [part.after(after)] : []),
  ]);
  const sorted = sql`order by ${part.column} ${way}, ${products.key} ${way}`;
  const rest = allOf([...conditions, ...(after ? [isAfter(order, after)] : [])]);
  const budget = Math.max(walkBudget, count * 2);
  const { rows } = await database.execute<HitRow>(
    sql`select ${products.key} as id, ${order.key} as key from (select * from ${products} where ${seen} ${sorted} limit ${budget}) as products where ${rest} ${sorted} limit ${count}`,
  );
  return rows.map(toHit);
}

async function gather(
  database: Queries,
  order: ProductOrder,
  conditions: readonly SQL[],
  { count, after }: Stretch,
): Promise<readonly ProductHit[]> {
  const way = sql.raw(order.isDescending ? 'desc' : 'asc');
  const all = allOf([...conditions, ...(after ? [isAfter(order, after)] : [])]);
  const { rows } = await database.execute<HitRow>(
    sql`select id, key from (select ${products.key} as id, ${order.key} as key from ${products} where ${all} offset 0) as found order by key ${way}, id ${way} limit ${count}`,
  );
  return rows.map(toHit);
}

type HitRow = { readonly id: string; readonly key: number };

function toHit({ id, key }: HitRow): ProductHit {
  return { id: Number(id), key: Number(key) };
}

function inOrder(hits: readonly ProductHit[], { isDescending }: ProductOrder): ProductHit[] {
  const sign = isDescending ? -1 : 1;
  return hits.toSorted(
    (one, other) => sign * (compare(one.key, other.key) || compare(one.id, other.id)),
  );
}
