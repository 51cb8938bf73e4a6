import { isDeepStrictEqual } from 'node:util';
import type { ShopBody } from '@boardwalk/sdk-core/shops/shop-bodies';
import { findImages } from '../media/find-images.ts';
import type { Queries } from '../platform/database/database.ts';
import { writtenShop } from './describe-shop.ts';
import type { ShopRow } from './tables.ts';

/** Whether a shop says of itself exactly what a body says. */
export async function isWrittenSo(
  queries: Queries,
  shop: ShopRow,
  body: ShopBody,
): Promise<boolean> {
  const shown = [shop.logoId, shop.coverId].flatMap((id) => id ?? []);
  const images = await findImages(queries, shown);
  return isDeepStrictEqual(asStored(writtenShop(shop, images)), asStored(body));
}

/** As JSON has it: without fields that are absent. */
function asStored(body: ShopBody): unknown {
  return JSON.parse(JSON.stringify(body));
}
