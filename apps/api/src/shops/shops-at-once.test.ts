import { and, eq, sum } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../access/tables.ts';
import { mailsTo } from '../account/mail/mail.fixture.ts';
import { products, stockEntries } from './products/tables.ts';
import { writeProduct, writeRate, writeShop, writeVariant } from './shop-bodies.fixture.ts';
import { shopPath, startShops } from './shops.fixture.ts';
import { shops } from './tables.ts';

const { database, signIn, signInSeller, createShop, createProduct, openShop, delegate } =
  await startShops();

type Person = Awaited<ReturnType<typeof signIn>>;
interface Answer {
  readonly status: number;
}

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const ten = Array.from({ length: 10 });

async function keyOf(id: string): Promise<number> {
  const [shop] = await database.select().from(shops).where(eq(shops.id, id));
  if (!shop) throw new Error('There is no shop.');
  return shop.key;
}

/** What the trail has of an event of somebody’s shop. */
const written = (event: typeof auditEntries.$inferSelect.event, subjectId: number) =>
  database.$count(
    auditEntries,
    and(eq(auditEntries.event, event), eq(auditEntries.subjectId, subjectId)),
  );

test('a shop that two close at once is closed once', async () => {
  const [rosa, kim] = [await signInSeller(), await signIn()];
  const id = await openShop(rosa);
  await delegate(kim.id, id, 'administration');
  const answers = await Promise.all([rosa, kim].map((who) => who.call('DELETE', shopPath(id))));
  const [first, second] = statusesOf(answers);
  // The second finds it closed, or has no right to it any more.
  expect(first).toBe(200);
  expect([403, 404, 409]).toContain(second);
  expect(await written('shop-closed', rosa.id)).toBe(1);
});

test('nothing of a shop that closes at once with its change is left open', async () => {
  for (let round = 0; round < 3; round += 1) {
    const rosa = await signInSeller();
    const id = await openShop(rosa);
    const { id: pid } = await createProduct(rosa, id, {}, false);
    const [closed, ...changes] = await Promise.all([
      rosa.call('DELETE', shopPath(id)),
      rosa.call('POST', shopPath(id, '/product'), { product: writeProduct(), isActive: true }),
      rosa.call('POST', shopPath(id, `/product/${pid}/activate`)),
      rosa.call('POST', shopPath(id, '/shipping'), writeRate()),
      rosa.call('PUT', shopPath(id), { shop: writeShop() }),
    ]);
    expect(closed.status).toBe(200);
    for (const { status } of changes) expect([200, 409]).toContain(status);
    const [row] = await database.select().from(shops).where(eq(shops.id, id));
    expect(row?.state).toBe('closed');
    const shown = and(eq(products.shopKey, await keyOf(id)), eq(products.isActive, true));
    expect(await database.$count(products, shown)).toBe(0);
  }
});

test('a product that is shown and hidden at once is one of both', async () => {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  const { id } = await createProduct(rosa, shop);
  const calls = ten.map((_, index) =>
    rosa.call('POST', shopPath(shop, `/product/${id}/${index % 2 ? 'activate' : 'deactivate'}`)),
  );
  expect(new Set(statusesOf(await Promise.all(calls)))).toEqual(new Set([200]));
  await rosa.call('POST', shopPath(shop, `/product/${id}/deactivate`));
  const { body } = await rosa.call('GET', shopPath(shop, '/products/all?shows=no'));
  expect(body.total).toBe(1);
});

test('a shop opens with its last product, or not once that is hidden', async () => {
  for (let round = 0; round < 5; round += 1) {
    const rosa = await signInSeller();
    const ready = { pickup: { instructions: 'Ring.', hours: null }, returns: 'Thirty days.' };
    const id = await createShop(rosa, ready);
    const { id: pid } = await createProduct(rosa, id);
    const [opened, hidden] = await Promise.all([
      rosa.call('PUT', shopPath(id), { shop: writeShop(ready), state: 'open' }),
      rosa.call('POST', shopPath(id, `/product/${pid}/deactivate`)),
    ]);
    expect(hidden.status).toBe(200);
    const { state } = (await rosa.call('GET', shopPath(id, '/settings'))).body;
    expect([opened.status, state]).toEqual(opened.status === 200 ? [200, 'open'] : [409, 'draft']);
  }
});

test('a product, a rate and a correction under one key at once are made once', async () => {
  const rosa = await signInSeller();
  const shop = await createShop(rosa);
  const variants = [writeVariant({ stock: 1 })];
  const { id: pid, product } = await createProduct(rosa, shop, { variants });
  const variantId: number = product.variants[0].id;
  const together = (path: string, body: object, key: string) =>
    Promise.all(
      ten.map(() => rosa.call('POST', shopPath(shop, path), body, { 'idempotency-key': key })),
    );
  const correction = { variantId, kind: 'received', change: 5, note: '' };
  for (const answers of [
    await together('/product', { product: writeProduct(), isActive: true }, 'a-product-at-once'),
    await together('/shipping', writeRate(), 'a-rate-at-once'),
    await together(`/product/${pid}/stock`, correction, 'a-correction-at-once'),
  ]) {
    // Who comes while the first is under way may try again.
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const bodies = answers.filter(({ status }) => status === 200).map(({ text }) => text);
    expect(new Set(bodies).size).toBe(1);
  }
  expect(await database.$count(products, eq(products.shopKey, await keyOf(shop)))).toBe(2);
  expect((await rosa.call('GET', shopPath(shop, '/shipping'))).body).toHaveLength(1);
  const [ledger] = await database
    .select({ total: sum(stockEntries.change).mapWith(Number) })
    .from(stockEntries)
    .where(eq(stockEntries.variantId, variantId));
  expect(ledger?.total).toBe(6);
});

test('a rate that two change at once is one of both, whole', async () => {
  const rosa = await signInSeller();
  const shop = await createShop(rosa);
  const { body } = await rosa.call('POST', shopPath(shop, '/shipping'), writeRate());
  const path = shopPath(shop, `/shipping/${body.id}`);
  const rates = [
    writeRate({ name: 'Truck', steps: [{ upTo: null, price: 9_000 }] }),
    writeRate({ name: 'Bicycle', active: false }),
  ];
  const answers = await Promise.all(rates.map((rate) => rosa.call('PUT', path, rate)));
  expect(statusesOf(answers)).toEqual([200, 200]);
  const { rate } = (await rosa.call('GET', path)).body;
  expect(answers.map((answer) => answer.body.rate)).toContainEqual(rate);
});

test('a shop that two administrators suspend at once is suspended, and restored, once', async () => {
  const rosa = await signInSeller();
  const chiefs = [await signIn(['administrators']), await signIn(['administrators'])];
  const id = await openShop(rosa);
  const suspend = (who: Person, reason: string | null) =>
    who.call('PUT', `/api/v1/administration/shop/${id}/suspension`, { reason });
  const suspended = await Promise.all(chiefs.map((who) => suspend(who, 'Counterfeits')));
  expect(statusesOf(suspended)).toEqual([200, 200]);
  const restored = await Promise.all(chiefs.map((who) => suspend(who, null)));
  expect(statusesOf(restored)).toEqual([200, 409]);
  expect((await rosa.call('GET', shopPath(id, '/settings'))).body.state).toBe('open');
  const mails = await mailsTo(database, rosa.email);
  expect(mails.map(({ template }) => template).sort()).toEqual(['shop-restored', 'shop-suspended']);
  expect(await written('shop-suspended', rosa.id)).toBe(1);
  expect(await written('shop-restored', rosa.id)).toBe(1);
});

test('one account that is linked twice at once is linked, and nothing is lost', async () => {
  const rosa = await signInSeller();
  const id = await openShop(rosa);
  const link = { account_id: rosa.accountId };
  const answers = await Promise.all(
    [1, 2].map(() => rosa.call('POST', shopPath(id, '/manage/payment/stripe'), link)),
  );
  expect(statusesOf(answers)).toEqual([200, 200]);
  expect((await rosa.call('GET', shopPath(id, '/settings'))).body).toMatchObject({
    state: 'open',
    account: { id: rosa.accountId },
  });
});
