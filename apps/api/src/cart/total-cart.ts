import { mostCharge } from '@boardwalk/sdk-core/billing/charge-limits';
import type { OperatorTaxes } from '@boardwalk/sdk-core/billing/taxes/tax-rules';
import type { DeliveryChoice } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { groupKeyOf } from '@boardwalk/sdk-core/cart/totals/payment-groups';
import {
  type ShopTotal,
  type TotalledShop,
  totalShop,
} from '@boardwalk/sdk-core/cart/totals/total-shop';
import { taxClassOf } from '@boardwalk/sdk-core/shops/products/leaves';
import { isTaxIncluded } from '@boardwalk/sdk-core/shops/products/tax-included';
import type { Destination } from '@boardwalk/sdk-core/shops/shipping/rate-rules';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import type { Queries } from '../platform/database/database.ts';
import { findRates } from '../shops/shipping/find-rates.ts';
import type { ShopRow } from '../shops/tables.ts';
import { findShopRegistrations } from '../shops/taxes/tax-standing.ts';
import { byShop, type LineRow, sellingStateOf } from './find-lines.ts';

/** A shop of a cart with its lines and what they come to. */
export interface TotalledPart {
  readonly shop: ShopRow;
  readonly rows: readonly LineRow[];
  readonly groupKey: string;
  readonly total: ShopTotal;
}

/** Where a cart is sent, and how that of each shop, by its key. */
export interface CartTerms {
  readonly destination: Destination | null;
  readonly deliveries: ReadonlyMap<number, DeliveryChoice | null>;
  readonly now: Date;
  /** What the operator collects for shops. */
  readonly operator: OperatorTaxes;
}

/** What the lines of a cart come to, shop by shop, each by itself; the one way to that sum. */
export async function totalCart(
  queries: Queries,
  rows: readonly LineRow[],
  terms: CartTerms,
): Promise<readonly TotalledPart[]> {
  const parts: TotalledPart[] = [];
  for (const own of byShop(rows)) {
    requirePayable(own);
    parts.push(await totalPart(queries, own, terms));
  }
  return parts;
}

/** What costs more than any payment takes is not summed up: its taxes could be no amount at all. */
function requirePayable(rows: readonly LineRow[]): void {
  const cost = rows.reduce((sum, { line, variant }) => sum + variant.price * line.quantity, 0);
  if (cost <= mostCharge) return;
  const name = rows[0]?.shop.name ?? '';
  throw new Problem(
    'conflict',
    `What is in the cart of ${name} costs more than a payment takes. Please order less of it.`,
  );
}

async function totalPart(
  queries: Queries,
  rows: readonly LineRow[],
  { destination, deliveries, now, operator }: CartTerms,
): Promise<TotalledPart> {
  const shop = rows[0]?.shop;
  if (!shop) throw new Error('A shop of a cart has a line.');
  const { currency, settles, timeZone } = shop;
  // How a shop delivers that the public does not see is not for its buyers either.
  const isShown = sellingStateOf(shop, now) !== 'closed';
  const seller = await findTotalledShop(queries, shop);
  const shown = isShown ? seller : { ...seller, rates: [], canPickUp: false };
  const total = totalShop(rows.map(lineOf), shown, {
    destination,
    delivery: deliveries.get(shop.key) ?? null,
    operator,
    date: localTimeAt(now.getTime(), timeZone).date,
  });
  return { shop, rows, groupKey: groupKeyOf({ settles, currency, shopId: shop.id }), total };
}

/** A shop as its parts of carts and orders are totalled now. */
export async function findTotalledShop(queries: Queries, shop: ShopRow): Promise<TotalledShop> {
  const { country, currency, place } = shop;
  return {
    currency,
    rates: await findRates(queries, shop, { inForce: true }),
    handling: { from: shop.handlingFrom, to: shop.handlingTo },
    canPickUp: shop.pickup !== null,
    place: { countryCode: country, state: place?.region ?? '' },
    isTaxIncluded: isTaxIncluded(country),
    registrations: await findShopRegistrations(queries, shop),
  };
}

function lineOf({ line, variant, product }: LineRow) {
  const { price, weight } = variant;
  const { shippingSupport } = product;
  const category = taxClassOf(product.category, product.leaf);
  return { item: variant.id, price, weight, quantity: line.quantity, shippingSupport, category };
}
