import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { announceShop } from './announce-shop.ts';
import { closeShops } from './closing/close-shop.ts';
import { eraseShops } from './closing/erase-shops.ts';
import { lockOwnShops } from './closing/lock-own-shops.ts';
import { productImportRows, productImports } from './imports/tables.ts';
import { products, productVariants, stockEntries } from './products/tables.ts';
import { shippingRates } from './shipping/tables.ts';
import { shops } from './tables.ts';

// Who declared something of a shop may be a colleague.
const { smallSupplierBy: _, isShown: __, ...ownColumns } = getTableColumns(shops);

/**
 * Shops of somebody with what they sell, and what they have changed of stocks and declared of taxes,
 * whosesoever.
 */
export const shopsData: PersonalData = {
  async collect(queries, userId) {
    const own = keysOf(queries, userId);
    const sold = queries
      .select({ key: products.key })
      .from(products)
      .where(inArray(products.shopKey, own));
    return {
      shops: await queries
        .select(ownColumns)
        .from(shops)
        .where(eq(shops.ownerId, userId))
        .orderBy(asc(shops.key)),
      products: await queries
        .select(getTableColumns(products))
        .from(products)
        .where(inArray(products.shopKey, own))
        .orderBy(asc(products.key)),
      variants: await queries
        .select(getTableColumns(productVariants))
        .from(productVariants)
        .where(inArray(productVariants.productKey, sold))
        .orderBy(asc(productVariants.id)),
      shippingRates: await queries
        .select(getTableColumns(shippingRates))
        .from(shippingRates)
        .where(inArray(shippingRates.shopKey, own))
        .orderBy(asc(shippingRates.createdAt), asc(shippingRates.id)),
      smallSupplierDeclarations: await queries
        .select({ shop: shops.id, declaredOn: shops.smallSupplierOn })
        .from(shops)
        .where(eq(shops.smallSupplierBy, userId))
        .orderBy(asc(shops.key)),
      productImports: await queries
        .select()
        .from(productImports)
        .where(eq(productImports.userId, userId))
        .orderBy(asc(productImports.id)),
      importedProducts: await queries
        .select(getTableColumns(productImportRows))
        .from(productImportRows)
        .innerJoin(productImports, eq(productImports.id, productImportRows.importId))
        .where(eq(productImports.userId, userId))
        .orderBy(asc(productImportRows.importId), asc(productImportRows.row)),
      stockEntries: await queries
        .select()
        .from(stockEntries)
        .where(eq(stockEntries.userId, userId))
        .orderBy(asc(stockEntries.id)),
    };
  },

  /** Their shops close and say nothing any more; what was counted stays, and nobody has counted it. */
  async erase(transaction, userId, now) {
    const locked = await lockOwnShops(transaction, userId);
    const own = locked.filter(({ ownerId }) => ownerId === userId);
    const open = own.filter(({ state }) => state !== 'closed');
    for (const shop of open) await announceShop(transaction, shop, now);
    await closeShops(transaction, open, now);
    const keys = own.map(({ key }) => key);
    await eraseShops(transaction, keys, now);
    await transaction.delete(productImports).where(eq(productImports.userId, userId));
    await transaction
      .update(shops)
      .set({ smallSupplierBy: null })
      .where(eq(shops.smallSupplierBy, userId));
    await transaction
      .update(stockEntries)
      .set({ userId: null, note: '' })
      .where(eq(stockEntries.userId, userId));
  },
};

function keysOf(queries: Queries, userId: number) {
  return queries.select({ key: shops.key }).from(shops).where(eq(shops.ownerId, userId));
}
