import { seriesOfShop, subjectOfOrder } from '@boardwalk/sdk-core/billing/invoices/invoice-terms';
import { eq } from 'drizzle-orm';
import { makeInvoice } from '../../billing/invoices/invoices.fixture.ts';
import { issueInvoice } from '../../billing/invoices/issue-invoice.ts';
import type { Queries } from '../../platform/database/database.ts';
import { productVariants } from '../../shops/products/tables.ts';
import { shops } from '../../shops/tables.ts';
import { storeOrder } from '../stored-order.fixture.ts';
import { orderGroups, orderLines, orderShops, orders } from '../tables.ts';
import { orderParcelLines, orderParcels, orderPickups } from './tables.ts';

interface SentInvoice {
  /** Who bought. */
  readonly userId: number;
  readonly shopId: string;
  readonly variantId: number;
  readonly parcelId: string;
  readonly code: string;
}

/** Stores a paid order of ten pieces with its invoice, half of it in a parcel; answers the invoice’s id. */
export async function storeSentInvoice(
  database: Queries,
  { userId, shopId, variantId, parcelId, code }: SentInvoice,
): Promise<string> {
  const orderId = await storeOrder(database, userId);
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
  const [shop] = await database.select().from(shops).where(eq(shops.id, shopId));
  const [variant] = await database
    .select()
    .from(productVariants)
    .where(eq(productVariants.id, variantId));
  if (!order || !shop || !variant) throw new Error('An order and its shop were not stored.');
  const now = new Date();
  const part = { orderKey: order.key, shopKey: shop.key };
  const [group] = await database
    .update(orderGroups)
    .set({ state: 'paid', paidAt: now })
    .where(eq(orderGroups.orderKey, order.key))
    .returning({ id: orderGroups.id });
  if (!group) throw new Error('The payment of an order was not stored.');
  await database.insert(orderShops).values({
    ...{ ...part, groupId: group.id, position: 0, note: '', stock: 'sold' },
    delivery: {
      ...{ choice: { kind: 'ship', rateId: null }, name: '', price: 0, days: null },
      instructions: '',
    },
    ...{ isTaxIncluded: false, subtotal: 5_000, shipping: 0, shippingNet: 0, shippingTaxes: [] },
    ...{ taxes: [], total: 5_000 },
  });
  await database.insert(orderLines).values({
    ...{ ...part, position: 0, variantId, productKey: variant.productKey, title: 'Oak chair' },
    ...{ values: [], quantity: 10, price: 500, amount: 5_000, category: 'standard' },
    ...{ net: 5_000, taxes: [], isCounted: true },
  });
  await database
    .insert(orderParcels)
    .values({ ...part, id: parcelId, carrier: 'ups', number: '1Z9', sentAt: now });
  await database
    .insert(orderParcelLines)
    .values({ parcelId, orderKey: order.key, variantId, quantity: 5 });
  await database.insert(orderPickups).values({ ...part, readyAt: now, code });
  const series = seriesOfShop(shop.key);
  const subjectId = subjectOfOrder(orderId, shop.key);
  // Its sums are checked as the transaction ends.
  const { id } = await database.transaction((transaction) =>
    issueInvoice(transaction, makeInvoice({ series, subjectId })),
  );
  return id;
}
