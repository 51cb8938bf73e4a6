import type { DeliveryOption } from '@boardwalk/sdk-core/cart/schemas';
import { publicAddress } from '@boardwalk/sdk-core/posting/public-place';
import type { TotalledPart } from '../../cart/total-cart.ts';
import type { Queries } from '../../platform/database/database.ts';
import { paidSaleOf } from '../paid-sale.ts';
import { type OrderRow, orderLines, orderShops } from '../tables.ts';
import { requireInvoiceable } from './guards/require-invoiceable.ts';

interface NewPart {
  readonly order: Pick<OrderRow, 'key'>;
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

/** Stores what one shop sells in an order. Of what waits for its price of delivery it has the goods alone. */
export async function insertPart(
  transaction: Queries,
  { order, groupId, part, position, note, feePortion }: NewPart,
): Promise<void> {
  const { shop, total } = part;
  const { delivery, shipping, subtotal, taxes } = total;
  const names = { orderKey: order.key, shopKey: shop.key };
  const sale = shipping ? saleOfPart(part, feePortion, null) : undefined;
  if (sale) requireInvoiceable({ pieces: piecesOf(part), total, sale });
  await transaction.insert(orderShops).values({
    ...{ ...names, groupId, position, note, taxes, stock: 'released' },
    delivery: { ...(delivery ?? quotedDelivery), instructions: pickupText(shop) },
    isTaxIncluded: total.isTaxIncluded,
    subtotal: subtotal.amount,
    shipping: shipping?.amount.amount ?? 0,
    shippingNet: shipping?.net.amount ?? 0,
    shippingTaxes: shipping?.taxes ?? [],
    total: total.total.amount,
    ...{ feePortion, fee: sale?.fee.amount.amount ?? 0 },
  });
  await insertLines(transaction, names, part);
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

async function insertLines(
  transaction: Queries,
  names: { readonly orderKey: number; readonly shopKey: number },
  { rows, total }: TotalledPart,
): Promise<void> {
  await transaction.insert(orderLines).values(
    rows.map(({ line, variant, product }, index) => {
      const taxed = total.lines[index];
      if (!taxed) throw new Error('Each line has its total.');
      return {
        ...{ ...names, position: index, variantId: variant.id, productKey: product.key },
        ...{ title: product.title, values: variant.values, sku: variant.sku },
        pictureId: variant.pictureId ?? product.pictureIds[0] ?? null,
        ...{ quantity: line.quantity, price: variant.price, amount: taxed.amount.amount },
        ...{ category: taxed.category, net: taxed.net.amount, taxes: taxed.taxes },
        isCounted: variant.stockMode === 'counted',
      };
    }),
  );
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
