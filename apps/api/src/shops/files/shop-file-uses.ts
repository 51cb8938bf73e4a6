import { and, arrayOverlaps, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { FileUseEntry, FileUses, OwnedFiles } from '../../media/file-uses.ts';
import { arrayWithout } from '../../platform/database/array-without.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announceShop } from '../announce-shop.ts';
import { products, productVariants } from '../products/tables.ts';
import { type ShopRow, shops } from '../tables.ts';

/** Shops and products show pictures of the files of the shop's owner. */
export const shopFileUses: FileUses = {
  used: (ownerId) => sql`
    select unnest(array_remove(array[${shops.logoId}, ${shops.coverId}], null)) from ${shops}
      where ${shops.ownerId} = ${ownerId}
    union all
    select unnest(${products.pictureIds}) from ${products}
      join ${shops} on ${shops.key} = ${products.shopKey} where ${shops.ownerId} = ${ownerId}`,

  async find(queries, own) {
    const { ids } = own;
    return [
      ...(await findShops(queries, own)).flatMap(({ logoId, coverId, ...shop }) =>
        usesOf(ids, [logoId, coverId], { place: 'shop', id: shop.key, title: shop.name }),
      ),
      ...(await findProducts(queries, own)).flatMap(({ pictureIds, key: id, title }) =>
        usesOf(ids, pictureIds, { place: 'product', id, title }),
      ),
    ];
  },

  async findNeeded(queries, own) {
    const found = await shopFileUses.find(queries, own);
    return [...new Set(found.map(({ fileId }) => fileId))];
  },

  async release(transaction, own, now) {
    const ids = [...own.ids];
    const { logoId, coverId } = shops;
    for (const shop of await lockShops(transaction, own)) {
      await transaction
        .update(shops)
        .set({
          logoId: withoutThese(logoId, ids),
          coverId: withoutThese(coverId, ids),
          version: sql`${shops.version} + 1`,
        })
        .where(and(eq(shops.key, shop.key), or(inArray(logoId, ids), inArray(coverId, ids))));
      await releaseProducts(transaction, shop, { ids, now });
      await announceShop(transaction, shop, now);
    }
  },
};

/**
 * Locks the shops that show the files, also by a product: what changes something of one is done
 * by then, or waits.
 */
function lockShops(transaction: Queries, { ownerId, ids }: OwnedFiles) {
  const { key, logoId, coverId } = shops;
  const showing = transaction
    .select({ shopKey: products.shopKey })
    .from(products)
    .where(arrayOverlaps(products.pictureIds, [...ids]));
  const shows = or(inArray(logoId, [...ids]), inArray(coverId, [...ids]), inArray(key, showing));
  return transaction
    .select({ key, id: shops.id, ownerId: shops.ownerId })
    .from(shops)
    .where(and(eq(shops.ownerId, ownerId), shows))
    .orderBy(asc(key))
    .for('update');
}

function withoutThese(picture: typeof shops.logoId | typeof shops.coverId, ids: string[]) {
  return sql`case when ${inArray(picture, ids)} then null else ${picture} end`;
}

interface Removal {
  readonly ids: string[];
  readonly now: Date;
}

async function releaseProducts(
  transaction: Queries,
  { key: shopKey }: Pick<ShopRow, 'key'>,
  { ids, now }: Removal,
): Promise<void> {
  const { pictureIds } = products;
  const changed = await transaction
    .update(products)
    .set({
      pictureIds: arrayWithout(pictureIds, ids),
      updatedAt: now,
      version: sql`${products.version} + 1`,
    })
    .where(and(eq(products.shopKey, shopKey), arrayOverlaps(pictureIds, ids)))
    .returning({ key: products.key });
  const keys = changed.map(({ key }) => key);
  await transaction
    .update(productVariants)
    .set({ pictureId: null })
    .where(and(inArray(productVariants.productKey, keys), inArray(productVariants.pictureId, ids)));
}

type Place = Pick<FileUseEntry, 'place' | 'id' | 'title'>;

/** Each of the files that is among the shown ones, once. */
function usesOf(
  ids: readonly string[],
  shown: readonly (string | null)[],
  place: Place,
): readonly FileUseEntry[] {
  return ids
    .filter((id) => shown.includes(id))
    .map((fileId) => ({ ...place, fileId, type: null, isPublished: true }));
}

function findShops(queries: Queries, { ownerId, ids }: OwnedFiles) {
  const { key, name, logoId, coverId } = shops;
  const shows = or(inArray(logoId, [...ids]), inArray(coverId, [...ids]));
  return queries
    .select({ key, name, logoId, coverId })
    .from(shops)
    .where(and(eq(shops.ownerId, ownerId), shows))
    .orderBy(asc(key));
}

function findProducts(queries: Queries, { ownerId, ids }: OwnedFiles) {
  const { key, title, pictureIds } = products;
  return queries
    .select({ key, title, pictureIds })
    .from(products)
    .innerJoin(shops, eq(shops.key, products.shopKey))
    .where(and(eq(shops.ownerId, ownerId), arrayOverlaps(pictureIds, [...ids])))
    .orderBy(asc(key));
}
