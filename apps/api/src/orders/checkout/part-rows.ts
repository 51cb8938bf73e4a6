import type { DeliveryOption } from '@boardwalk/sdk-core/cart/schemas';
import { publicAddress } from '@boardwalk/sdk-core/posting/public-place';
import type { SQL } from 'drizzle-orm';
import type { TotalledPart } from '../../cart/total-cart.ts';
import { paidSaleOf } from '../paid-sale.ts';
import { requireInvoiceable } from './guards/require-invoiceable.ts';

/** What one shop sells in an order that is about to be stored. */
export interface NewPart {
  /** That of its order, which the same statement stores. */
  readonly orderKey: SQL<number>;
  readonly groupId: string;
  readonly part: TotalledPart;
  readonly position: number;
  readonly note: string;
  readonly feePortion: number;
}

/** How something is sent by a price that the shop has named, or has yet to name. */
const quotedDelivery: DeliveryOption = {
  ...{ choice: { kind: 'ship', rateId: null }, name: '', price: 0, days: null },
};

/** The row of one shop in an order. Of what waits for its price of delivery it has the goods alone. */
export function shopRowOf({ orderKey, groupId, part, position, note, feePortion }: NewPart) {
  const { shop, total } = part;
  const { delivery, shipping, subtotal, taxes } = total;
  const sale = shipping ? saleOfPart(part, feePortion, null) : undefined;
  if (sale) requireInvoiceable({ pieces: piecesOf(part), total, sale });
  return {
    ...{ orderKey, shopKey: shop.key, groupId, position, note, taxes },
    // Its stock is reserved last, as everybody waits for that.
    stock: 'released' as const,
    delivery: { ...(delivery ?? quotedDelivery), instructions: pickupText(shop) },
    isTaxIncluded: total.isTaxIncluded,
    subtotal: subtotal.amount,
    shipping: shipping?.amount.amount ?? 0,
    shippingNet: shipping?.net.amount ?? 0,
    shippingTaxes: shipping?.taxes ?? [],
    total: total.total.amount,
    ...{ feePortion, fee: sale?.fee.amount.amount ?? 0 },
  };
}

/** Where things are fetched, as the public may know it, and what their buyer has to know. */
function pickupText({ place, pickup }: TotalledPart['shop']): string {
  if (pickup === null) return '';
  const address = place === null ? '' : publicAddress(place).fullAddress;
  return [address, pickup.instructions].filter((line) => line !== '').join('\n');
}

function piecesOf({ rows }: TotalledPart) {
  return rows.map(({ line: { quantity }, variant: { price } }) => ({ quantity, price }));
}

/** The rows of the lines of one shop in an order. */
export function lineRowsOf({ orderKey, part: { shop, rows, total } }: NewPart) {
  return rows.map(({ line, variant, product }, index) => {
    const taxed = total.lines[index];
    if (!taxed) throw new Error('Each line has its total.');
    return {
      ...{ orderKey, shopKey: shop.key, position: index },
      ...{ variantId: variant.id, productKey: product.key },
      ...{ title: product.title, values: variant.values, sku: variant.sku },
      pictureId: variant.pictureId ?? product.pictureIds[0] ?? null,
      ...{ quantity: line.quantity, price: variant.price, amount: taxed.amount.amount },
      ...{ category: taxed.category, net: taxed.net.amount, taxes: taxed.taxes },
      isCounted: variant.stockMode === 'counted',
    };
  });
}

/** A part that is sent or fetched, as the ledger books it. */
export function saleOfPart(
  { shop, total: sums }: TotalledPart,
  feePortion: number,
  accountId: string | null,
) {
  const { lines, shipping, total } = sums;
  if (!shipping) throw new Error('An order is sent or fetched.');
  const { key: shopKey, currency } = shop;
  return paidSaleOf({ shopKey, currency, lines, shipping, total, feePortion, accountId });
}
