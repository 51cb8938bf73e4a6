import type * as schemas from '@boardwalk/sdk-core/cart/schemas';
import type { ShopTotals } from '@boardwalk/sdk-core/cart/schemas';
import { groupPayments } from '@boardwalk/sdk-core/cart/totals/payment-groups';
import { eq } from 'drizzle-orm';
import { operatorTaxesOf } from '../billing/taxes/operator-taxes.ts';
import type { Handler } from '../platform/domain.ts';
import { findLines, maskHidden } from './find-lines.ts';
import { findCart } from './open-cart.ts';
import { cartShops } from './tables.ts';
import { type TotalledPart, totalCart } from './total-cart.ts';

/** Reckons what the caller's cart comes to for a place, with the payments that it takes. */
export const previewCartTotals: Handler<typeof schemas.previewCartTotals> = async (
  { body: { destination } },
  context,
) => {
  const { database, clock } = context;
  const found = await findCart(context);
  if (!found) return { shops: [], groups: [] };
  const now = clock.now();
  const lines = await findLines(database, found.id);
  const rows = lines.flatMap((row) => (row.line.isSaved ? [] : [maskHidden(row, now)]));
  const chosen = await database.select().from(cartShops).where(eq(cartShops.cartId, found.id));
  const parts = await totalCart(database, rows, {
    destination: destination && {
      country: destination.countryCode,
      region: destination.state,
      postalCode: destination.postalCode,
    },
    deliveries: new Map(chosen.map(({ shopKey, delivery }) => [shopKey, delivery])),
    now,
    operator: operatorTaxesOf(context.configuration),
  });
  const groups = groupPayments(
    parts.map(({ shop, total }) => ({
      ...{ shopId: shop.id, settles: shop.settles, currency: shop.currency },
      total: total.total.amount,
    })),
  );
  return {
    shops: parts.map(describeTotals),
    groups: groups.map((group) => ({ ...group, shopIds: [...group.shopIds] })),
  };
};

/** What a shop's part comes to, as the contract has it. */
export function describeTotals({ shop, total }: TotalledPart): ShopTotals {
  return {
    shopId: shop.id,
    currency: shop.currency,
    isTaxIncluded: total.isTaxIncluded,
    subtotal: total.subtotal.amount,
    shipping: total.shipping?.amount.amount ?? null,
    taxes: total.taxes.map((tax) => ({ ...tax, amount: tax.amount.amount })),
    total: total.total.amount,
    options: [...total.options],
    delivery: total.delivery?.choice ?? null,
    problem: total.problem,
    unsent: total.unsent,
  };
}
