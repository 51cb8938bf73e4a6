import type * as schemas from '@boardwalk/sdk-core/shops/schemas';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { isActive } from '@boardwalk/sdk-core/shops/shop-states';
import type { GuardedObject } from '@boardwalk/sdk-core/vocabulary/rights';
import { findImages } from '../media/find-images.ts';
import type { Handler } from '../platform/domain.ts';
import { heldRights, imageOf, writtenShop } from './describe-shop.ts';
import { requireOwnShop, type ShopSurroundings } from './require-shop.ts';
import { findShopAccount, readChecklist } from './states/checklist.ts';
import { shopStandingOf } from './states/standing.ts';
import type { ShopRow } from './tables.ts';
import { describeShopTaxes } from './taxes/tax-standing.ts';

/** Reads everything that the people of a shop set; payouts are for those who may administrate it. */
export const readShopSettings: Handler<typeof schemas.readShopSettings> = async (
  { params: { id } },
  context,
) => {
  const { shop, object } = await requireOwnShop(context, id);
  return describeSettings(context, shop, object);
};

export async function describeSettings(
  context: ShopSurroundings,
  shop: ShopRow,
  object: GuardedObject,
): Promise<ShopSettings> {
  const { database } = context;
  const images = await findImages(
    database,
    [shop.logoId, shop.coverId].flatMap((id) => id ?? []),
  );
  const now = context.clock.now();
  const { state, away } = shopStandingOf(shop, now);
  const rights = heldRights(context, object);
  const isAdministrator = rights.permissions.includes('administration');
  return {
    id: shop.id,
    version: shop.version,
    shop: writtenShop(shop, images),
    logo: imageOf(shop.logoId, images),
    cover: imageOf(shop.coverId, images),
    position: shop.lat === null || shop.lng === null ? null : { lat: shop.lat, lng: shop.lng },
    state,
    active: isActive(state),
    away,
    suspension: shop.suspension,
    country: shop.country,
    currency: shop.currency,
    ...rights,
    account: isAdministrator ? await describeAccount(context, shop) : null,
    taxes: isAdministrator ? await describeShopTaxes(database, shop, now) : null,
    checklist: await readChecklist(database, shop, now),
  };
}

/** One that was lost or replaced is none any more: its owner links another. */
async function describeAccount({ database }: ShopSurroundings, shop: ShopRow) {
  const account = await findShopAccount(database, shop);
  if (shop.accountId === null || !account || account.lostAt !== null) return null;
  return {
    id: shop.accountId,
    country: shop.settles,
    payoutsEnabled: account.payoutsEnabled,
  };
}
