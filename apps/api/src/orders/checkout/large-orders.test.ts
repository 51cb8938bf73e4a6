import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cartPath } from '../../cart/cart.fixture.ts';
import { cartLines, carts } from '../../cart/tables.ts';
import { productVariants } from '../../shops/products/tables.ts';
import { checkoutPath, orderPath, startOrders } from '../orders.fixture.ts';

const { database, openSelling, openBuyer, offer, pay, writeCheckout } = await startOrders();

const { seller, shop } = await openSelling();

type Buyer = Awaited<ReturnType<typeof openBuyer>>;

async function cartOf({ id }: Buyer): Promise<string> {
  const [cart] = await database.select().from(carts).where(eq(carts.userId, id));
  return cart?.id ?? '';
}

/** Copies of a variant, each a thing of its own, put into a cart as if it had been filled by hand. */
async function putMany(buyer: Buyer, item: number, count: number, changes: object = {}) {
  const [variant] = await database
    .select()
    .from(productVariants)
    .where(eq(productVariants.id, item));
  if (!variant) throw new Error('What is offered has a variant.');
  const { id: _, ...copied } = variant;
  const made = await database
    .insert(productVariants)
    .values(
      Array.from({ length: count }, (__, nth) => ({
        ...copied,
        ...{ values: [`No. ${nth}`], sku: null, position: variant.position + nth + 1 },
        ...{ stockMode: 'unlimited' as const, stock: 0, ...changes },
      })),
    )
    .returning();
  const cartId = await cartOf(buyer);
  await database.insert(cartLines).values(
    made.map(({ id: variantId, price: acceptedPrice }) => ({
      ...{ cartId, variantId, acceptedPrice, quantity: 1, isSaved: false, addedAt: new Date() },
      seen: { title: 'Oak chair', values: [], shopName: 'Maple and Birch' },
    })),
  );
}

const count = async (buyer: Buyer, isSaved: boolean) =>
  database.$count(
    cartLines,
    and(eq(cartLines.cartId, await cartOf(buyer)), eq(cartLines.isSaved, isSaved)),
  );

test('what comes back from cancelled orders and has no room is saved, or left out', async () => {
  const buyer = await openBuyer('pm_card_authenticationRequired');
  const ids: string[] = [];
  for (const lines of [100, 100, 60]) {
    const { item } = await offer(seller, shop);
    await buyer.call('POST', cartPath, { item, quantity: 1 });
    await putMany(buyer, item, lines - 1);
    const { status, body } = await pay(buyer, checkoutPath, await writeCheckout(buyer));
    expect(status).toBe(200);
    ids.push(body.order.id);
  }
  for (const id of ids) expect((await buyer.call('DELETE', orderPath(id))).status).toBe(200);
  expect([await count(buyer, false), await count(buyer, true)]).toEqual([100, 100]);
});

test('an order has a hundred different things at most', async () => {
  const buyer = await openBuyer();
  const { item } = await offer(seller, shop);
  await buyer.call('POST', cartPath, { item, quantity: 1 });
  await putMany(buyer, item, 100);
  const { status, body } = await pay(buyer, checkoutPath, await writeCheckout(buyer));
  expect([status, body.detail]).toEqual([409, 'An order has 100 different things at most.']);
});

test('a cart of more than anybody pays has no total, and is a conflict', async () => {
  const buyer = await openBuyer();
  const { item } = await offer(seller, shop);
  await buyer.call('POST', cartPath, { item, quantity: 1 });
  const sent = await writeCheckout(buyer);
  const price = 86_000_000;
  await putMany(buyer, item, 20, { price, compareAt: null });
  await database
    .update(cartLines)
    .set({ quantity: 999 })
    .where(and(eq(cartLines.cartId, await cartOf(buyer)), eq(cartLines.acceptedPrice, price)));
  const destination = { countryCode: 'CA', state: 'ON', postalCode: 'L8P 1A1' };
  for (const path of [`${cartPath}tax`, checkoutPath]) {
    const body = path === checkoutPath ? sent : { destination };
    expect(await pay(buyer, path, body), path).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('costs more than a payment takes') },
    });
  }
});
