import { and, arrayOverlaps, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { FileUseEntry, FileUses, OwnedFiles } from '../media/file-uses.ts';
import type { Queries } from '../platform/database/database.ts';
import { products, productVariants } from './products/tables.ts';
import { shops } from './tables.ts';

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
    for (const { key, logoId, coverId } of await findShops(transaction, own)) {
      await transaction
        .update(shops)
        .set({
          ...(isAmong(ids, logoId) && { logoId: null }),
          ...(isAmong(ids, coverId) && { coverId: null }),
          version: sql`${shops.version} + 1`,
        })
        .where(eq(shops.key, key));
    }
    for (const { key, pictureIds } of await findProducts(transaction, own)) {
      await transaction
        .update(products)
        .set({
          pictureIds: pictureIds.filter((id) => !ids.includes(id)),
          updatedAt: now,
          version: sql`${products.version} + 1`,
        })
        .where(eq(products.key, key));
      await transaction
        .update(productVariants)
        .set({ pictureId: null })
        .where(and(eq(productVariants.productKey, key), inArray(productVariants.pictureId, ids)));
    }
  },
};

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

function isAmong(ids: readonly string[], id: string | null): boolean {
  return id !== null && ids.includes(id);
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
