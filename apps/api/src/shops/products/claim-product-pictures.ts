import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, arrayOverlaps, eq } from 'drizzle-orm';
import { claimImages } from '../../media/claim-images.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { ShopRow } from '../tables.ts';
import { products } from './tables.ts';

/**
 * Makes a product's pictures files of the shop's owner: those of the caller who adds them, the
 * owner's own, and what the shop shows of another product already, as a copy of one does.
 */
export async function claimProductPictures(
  transaction: Queries,
  pictures: ProductBody['pictures'],
  shop: Pick<ShopRow, 'key' | 'ownerId'>,
  { caller, extensions }: Pick<OperationContext, 'caller' | 'extensions'>,
): Promise<void> {
  const shown = await findShown(transaction, shop, pictures);
  const own = await claimImages(transaction, pictures, {
    ownerId: shop.ownerId,
    callerId: requireMember(caller).userId,
    shown,
    extensions,
  });
  const missing = pictures.flatMap(({ id }, index) => (own.has(id) ? [] : [index]));
  if (missing.length === 0) return;
  throw new Problem('invalid-request', 'Please correct what is marked.', {
    fields: missing.map((index) => ({
      path: `body.product.pictures.${index}.id`,
      message: 'expected a picture that you uploaded, and show nowhere else',
    })),
  });
}

async function findShown(
  transaction: Queries,
  { key }: Pick<ShopRow, 'key'>,
  pictures: ProductBody['pictures'],
): Promise<readonly string[]> {
  if (pictures.length === 0) return [];
  const { pictureIds, shopKey } = products;
  const ids = pictures.map(({ id }) => id);
  const rows = await transaction
    .select({ pictureIds })
    .from(products)
    .where(and(eq(shopKey, key), arrayOverlaps(pictureIds, ids)));
  return rows.flatMap((row) => row.pictureIds);
}
