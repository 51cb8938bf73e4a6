import type { ShopPageKind } from '@boardwalk/sdk-core/shops/pages/page-kinds';
import type * as schemas from '@boardwalk/sdk-core/shops/pages/schemas';
import { product as productPage } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { and, count, eq, inArray, max, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { products } from '../products/tables.ts';
import { shopPagePath } from '../read/page-addresses.ts';
import { shops } from '../tables.ts';

interface Page {
  readonly path: string;
  readonly updatedAt: Date;
}

/** Shops that the public sees, whatever the time: one that is away shows as well. */
const isSeen = inArray(shops.state, ['open', 'away']);
const isOnOffer = and(isSeen, eq(products.isActive, true));

/** When something that a shop's page shows changed last. */
const shopChangedAt = sql<Date>`greatest(${shops.openedAt}, (select max(${products.updatedAt})
  from ${products} where ${products.shopKey} = ${shops.key}))`.mapWith(shops.createdAt);

/** Counts the pages of shops and of products. */
export const countShopPages: Handler<typeof schemas.countShopPages> = async (_, { database }) => {
  const counted = await Promise.all([countShops(database), countProducts(database)]);
  return {
    groups: counted.flatMap(({ updatedAt, ...group }) =>
      updatedAt ? [{ ...group, updatedAt: updatedAt.toISOString() }] : [],
    ),
  };
};

/** Lists pages of one kind, in the order in which they were made. */
export const listShopPages: Handler<typeof schemas.listShopPages> = async (
  { query: { kind, ...range } },
  { database },
) => {
  const pages = await lists[kind](database, range);
  return { pages: pages.map((page) => ({ ...page, updatedAt: page.updatedAt.toISOString() })) };
};

async function countShops(queries: Queries) {
  const [row] = await queries
    .select({
      count: count(),
      updatedAt: sql<Date | null>`max(${shopChangedAt})`.mapWith(shops.createdAt),
    })
    .from(shops)
    .where(isSeen);
  return { kind: 'shop' as const, count: row?.count ?? 0, updatedAt: row?.updatedAt ?? null };
}

async function countProducts(queries: Queries) {
  const [row] = await queries
    .select({ count: count(), updatedAt: max(products.updatedAt) })
    .from(products)
    .innerJoin(shops, eq(shops.key, products.shopKey))
    .where(isOnOffer);
  return { kind: 'product' as const, count: row?.count ?? 0, updatedAt: row?.updatedAt ?? null };
}

interface Range {
  readonly start: number;
  readonly size: number;
}

const lists: Readonly<
  Record<ShopPageKind, (queries: Queries, range: Range) => Promise<readonly Page[]>>
> = {
  async shop(queries, { start, size }) {
    const rows = await queries
      .select({ id: shops.id, updatedAt: shopChangedAt })
      .from(shops)
      .where(isSeen)
      .orderBy(shops.key)
      .limit(size)
      .offset(start);
    return rows.map(({ id, updatedAt }) => ({ path: shopPagePath(id), updatedAt }));
  },

  async product(queries, { start, size }) {
    const rows = await queries
      .select({ shopId: shops.id, id: products.id, updatedAt: products.updatedAt })
      .from(products)
      .innerJoin(shops, eq(shops.key, products.shopKey))
      .where(isOnOffer)
      .orderBy(products.key)
      .limit(size)
      .offset(start);
    return rows.map(({ updatedAt, ...ids }) => ({ path: productPage(ids).path, updatedAt }));
  },
};
