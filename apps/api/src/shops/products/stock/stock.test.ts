import { eq, sum } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { writeVariant } from '../../shop-bodies.fixture.ts';
import { shopPath, startShops } from '../../shops.fixture.ts';
import { productVariants, stockEntries } from '../tables.ts';

const { database, signIn, signInSeller, createShop, createProduct, delegate } = await startShops();

async function stocked(variant: Readonly<Record<string, unknown>>) {
  const rosa = await signInSeller();
  const shop = await createShop(rosa);
  const { id, product } = await createProduct(rosa, shop, { variants: [writeVariant(variant)] });
  const variantId: number = product.variants[0].id;
  const correct = (change: number, more: Readonly<Record<string, string>> = {}) =>
    rosa.call(
      'POST',
      shopPath(shop, `/product/${id}/stock`),
      { variantId, kind: 'corrected', change, note: 'Counted again' },
      more,
    );
  return { rosa, shop, id, variantId, correct };
}

async function stockOf(variantId: number) {
  const [row] = await database
    .select({ stock: productVariants.stock })
    .from(productVariants)
    .where(eq(productVariants.id, variantId));
  const [entries] = await database
    .select({ total: sum(stockEntries.change).mapWith(Number) })
    .from(stockEntries)
    .where(eq(stockEntries.variantId, variantId));
  return { stock: row?.stock, total: entries?.total };
}

test('corrections add to a stock, and are written down with who made them', async () => {
  const { rosa, variantId, correct } = await stocked({ stock: 4 });
  expect((await correct(6)).body).toEqual({ stock: 10 });
  expect((await correct(-10)).body).toEqual({ stock: 0 });
  const refused = await correct(-1);
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  expect(await stockOf(variantId)).toEqual({ stock: 0, total: 0 });
  const [last] = await database
    .select()
    .from(stockEntries)
    .where(eq(stockEntries.variantId, variantId))
    .orderBy(stockEntries.id)
    .offset(2);
  expect(last).toMatchObject({ change: -10, note: 'Counted again', userId: rosa.id });
});

test('ten at once take the last five pieces: five have one, and nothing is below none', async () => {
  const { variantId, correct } = await stocked({ stock: 5 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => correct(-1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  expect(await stockOf(variantId)).toEqual({ stock: 0, total: 0 });
});

test('a correction under one key is made once', async () => {
  const { variantId, correct } = await stocked({ stock: 1 });
  const key = { 'idempotency-key': 'a-delivery' };
  const [first, second] = [await correct(9, key), await correct(9, key)];
  expect([first.body, second.body]).toEqual([{ stock: 10 }, { stock: 10 }]);
  expect(await stockOf(variantId)).toEqual({ stock: 10, total: 10 });
});

test('a count is compared with the stock that its seller has read, whatever was sold since', async () => {
  const { rosa, shop, id, variantId } = await stocked({ stock: 7 });
  const recount = (change: number, before: number) =>
    rosa.call('POST', shopPath(shop, `/product/${id}/stock`), {
      ...{ variantId, kind: 'corrected', change, before, note: '' },
    });
  await database.insert(stockEntries).values({
    ...{ variantId, kind: 'sold', change: -2, note: '', at: new Date() },
  });
  const outdated = await recount(3, 7);
  expect([outdated.status, outdated.body.code]).toEqual([412, 'precondition-failed']);
  expect(await stockOf(variantId)).toEqual({ stock: 5, total: 5 });
  expect((await recount(5, 5)).body).toEqual({ stock: 10 });
  // Of several counts at once, one is right.
  const answers = await Promise.all(Array.from({ length: 5 }, () => recount(2, 10)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(4);
  expect(await stockOf(variantId)).toEqual({ stock: 12, total: 12 });
});

test.each(['unlimited', 'on-order'])('what is %s has no pieces to correct', async (stockMode) => {
  const { correct } = await stocked({ stockMode });
  expect((await correct(1)).status).toBe(409);
});

test.each([0, 0.5, 1e9, '1', null])('a change by %j is none', async (change) => {
  const { correct } = await stocked({});
  expect((await correct(change as number)).status).toBe(400);
});

test('who may only read or add corrects nothing, and strangers find nothing', async () => {
  const { shop, id, variantId } = await stocked({ stock: 1 });
  const [ana, eve] = [await signIn(), await signIn()];
  await delegate(ana.id, shop, 'read', 'create', 'delete');
  const body = { variantId, kind: 'received', change: 1, note: '' };
  const path = shopPath(shop, `/product/${id}/stock`);
  expect((await ana.call('POST', path, body)).status).toBe(403);
  expect((await eve.call('POST', path, body)).status).toBe(404);
  expect(await stockOf(variantId)).toEqual({ stock: 1, total: 1 });
});
