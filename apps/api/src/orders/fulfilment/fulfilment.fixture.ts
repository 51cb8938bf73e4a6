import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { cartPath } from '../../cart/cart.fixture.ts';
import { shopPath } from '../../shops/shops.fixture.ts';
import { checkoutPath } from '../orders.fixture.ts';
import { startScenarios } from '../scenarios/scenarios.fixture.ts';
import { orderGroups, orders } from '../tables.ts';

/** Where the calls of an invoice of a shop stand. */
export const fulfilmentPath = (shop: string, invoice: string, more: string) =>
  shopPath(shop, `/invoices/${invoice}/${more}`);

interface SoldOptions {
  readonly kind?: 'ship' | 'pickup';
  /** A card of the sandbox, `pm_card_visa` as a rule. */
  readonly card?: string;
}

/** Paid orders, and what their shops do with them. */
export async function startFulfilment() {
  const started = await startScenarios();
  const { database, offer, openBuyer, openSelling, pay, writeCheckout } = started;

  /** An order of two products of a new shop, three and two pieces, that is paid. */
  async function sell({ kind = 'ship', card }: SoldOptions = {}) {
    const pickup = { instructions: 'Ring at the blue door.', hours: null };
    const selling = await openSelling({}, { pickup });
    const { seller, shop } = selling;
    const buyer = await openBuyer(card);
    const [chair, lamp] = [
      await offer(seller, shop),
      await offer(seller, shop, { product: { title: 'Brass lamp' } }),
    ];
    await buyer.call('POST', cartPath, { item: chair.item, quantity: 3 });
    await buyer.call('POST', cartPath, { item: lamp.item, quantity: 2 });
    const delivery = { kind };
    if (kind === 'pickup') await buyer.call('PUT', `${cartPath}shop/${shop}`, { delivery });
    const checkout = await writeCheckout(buyer);
    const fetched = { ...checkout, address: null, shops: [{ id: shop, delivery }] };
    const { status, body } = await pay(buyer, checkoutPath, kind === 'pickup' ? fetched : checkout);
    expect([status, body.order?.state]).toEqual([200, 'PAID']);
    const invoice: string = body.order.shops[0].invoice.id;
    const at = (more: string) => fulfilmentPath(shop, invoice, more);
    const pieces = (chairs: number, lamps: number) =>
      [
        { item: chair.item, quantity: chairs },
        { item: lamp.item, quantity: lamps },
      ].filter(({ quantity }) => quantity > 0);
    return {
      ...{ seller, shop, buyer, chair, lamp, invoice, at, pieces },
      orderId: body.order.id as string,
      /** The only part of the order as its buyer reads it. */
      async readPart() {
        const read = await buyer.call('GET', `/api/v1/marketplace/order/${body.order.id}`);
        return read.body.shops[0].fulfilment;
      },
    };
  }

  return {
    ...started,
    sell,
    /** As the payment does once all of it goes back. */
    async refund(orderId: string): Promise<void> {
      const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
      await database
        .update(orderGroups)
        .set({ state: 'refunded' })
        .where(eq(orderGroups.orderKey, order?.key ?? 0));
    },
  };
}

/** A parcel as a shop records it. */
export const writeParcel = (lines: readonly object[], more: object = {}) => ({
  ...{ carrier: 'canadaPost', number: '1234 5678 9012', url: null, lines },
  ...more,
});
