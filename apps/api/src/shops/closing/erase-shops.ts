import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { renameInvitedObject } from '../../access/permissions/end-permissions.ts';
import type { Queries } from '../../platform/database/database.ts';
import { productImports } from '../imports/tables.ts';
import { products, productVariants } from '../products/tables.ts';
import { shippingRates } from '../shipping/tables.ts';
import { shopObjects } from '../shop-objects.ts';
import { type ShopRow, shops } from '../tables.ts';

/** A shop that says nothing of itself. */
const unwritten = {
  name: '',
  description: '',
  logoId: null,
  coverId: null,
  place: null,
  lat: null,
  lng: null,
  timeZone: 'UTC',
  hours: null,
  pickup: null,
  contact: { phone: null, email: null, website: null },
  returns: '',
  privacy: '',
  accountId: null,
  smallSupplierOn: null,
  smallSupplierBy: null,
  taxNumbers: [],
};

/**
 * Takes everything that was written of closed shops, of what they sold and how they sent it; their
 * rows stay for those that name them.
 */
export async function eraseShops(
  transaction: Queries,
  keys: readonly number[],
  now: Date,
): Promise<void> {
  const these = [...keys];
  await transaction.update(shops).set(unwritten).where(inArray(shops.key, these));
  await transaction.delete(productImports).where(inArray(productImports.shopKey, these));
  const sold = transaction
    .select({ key: products.key })
    .from(products)
    .where(inArray(products.shopKey, these));
  const { productKey, removedAt } = productVariants;
  await transaction
    .update(productVariants)
    .set({ removedAt: now })
    .where(and(inArray(productKey, sold), isNull(removedAt)));
  await transaction
    .update(productVariants)
    .set({ values: [], sku: null, barcode: null, pictureId: null })
    .where(inArray(productKey, sold));
  await transaction
    .update(products)
    .set({
      id: sql`${products.key}::text`,
      title: '',
      description: '',
      options: [],
      pictureIds: [],
    })
    .where(inArray(products.shopKey, these));
  await transaction
    .update(shippingRates)
    .set({ active: false, body: sql`${shippingRates.body} || '{"name": ""}'::jsonb` })
    .where(inArray(shippingRates.shopKey, these));
}

/**
 * Erases drafts that nobody but their people has ever seen, and gives their addresses back. What
 * they are called from then on is longer than any address that somebody chooses.
 */
export async function eraseDrafts(
  transaction: Queries,
  drafts: readonly Pick<ShopRow, 'key' | 'id'>[],
  now: Date,
): Promise<void> {
  if (drafts.length === 0) return;
  const keys = drafts.map(({ key }) => key);
  await eraseShops(transaction, keys, now);
  for (const { key, id: from } of drafts) {
    const to = `former-draft-${randomUUID()}`;
    await transaction.update(shops).set({ id: to }).where(eq(shops.key, key));
    await renameInvitedObject(transaction, { objectType: shopObjects.name, from, to });
  }
}
