import { isActive } from '@boardwalk/sdk-core/shops/shop-states';
import { userId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { ReportSubject } from '../../reports/report-subjects.ts';
import { shopPagePath } from '../read/page-addresses.ts';
import { noShop, selectShop } from '../require-shop.ts';
import { shopStandingOf } from '../states/standing.ts';
import { type ShopRow, shops } from '../tables.ts';
import { shopOutcomeMails } from './outcome-mails.ts';

/** How people report shops. */
export const reportedShops: ReportSubject = {
  kind: 'shop',
  mails: shopOutcomeMails,

  async find(transaction, id, now) {
    const { key, ownerId } = await lockShownShop(transaction, id, now);
    return { key, ownerId: parseWith(userId, ownerId) };
  },

  async describe(queries, keys, now) {
    const rows = await queries
      .select()
      .from(shops)
      .where(inArray(shops.key, [...keys]));
    return new Map(
      rows.map((shop) => [
        shop.key,
        {
          title: shop.name,
          ownerId: parseWith(userId, shop.ownerId),
          path: shopPagePath(shop.id),
          isShown: isShown(shop, now),
        },
      ]),
    );
  },
};

/** The shop of an address, if the public sees it, which it stays until the transaction ends. */
export async function lockShownShop(transaction: Queries, id: string, now: Date): Promise<ShopRow> {
  const [shop] = await selectShop(transaction, id).for('share');
  if (!shop) throw noShop();
  if (isShown(shop, now)) return shop;
  if (shop.openedAt === null || shop.state === 'suspended') throw noShop();
  throw new Problem('gone', 'This shop is not open at the moment.');
}

/** Whether the public sees a shop. */
export function isShown(shop: ShopRow, now: Date): boolean {
  return isActive(shopStandingOf(shop, now).state);
}
