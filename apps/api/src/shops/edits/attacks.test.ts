import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../products/tables.ts';
import { shopPath } from '../shops.fixture.ts';
import { editsPath, startProductEdits } from './product-edits.fixture.ts';

const { database, stocked, edit, undo, rowsOf, signIn, createShop, createProduct, delegate } =
  await startProductEdits();

test('to look takes the right to read, to edit that to write, and to hide that to delete', async () => {
  const { rosa, shop, id, variantId } = await stocked();
  const carl = await signIn();
  const priced = [{ id, version: 1, variants: [{ id: variantId, price: 900 }] }];
  expect((await edit(carl, shop, priced)).status).toBe(404);
  expect((await carl.call('GET', shopPath(shop, '/products/rows'))).status).toBe(404);
  await delegate(carl.id, shop, 'read');
  expect((await rowsOf(carl, shop)).total).toBe(1);
  expect((await edit(carl, shop, priced)).status).toBe(403);
  expect((await carl.call('GET', editsPath(shop))).status).toBe(403);
  const vera = await signIn();
  await delegate(vera.id, shop, 'write');
  const hidden = [{ id, version: 1, isActive: false, variants: [] }];
  expect((await edit(vera, shop, hidden)).status).toBe(403);
  const own = await edit(rosa, shop, hidden);
  expect((await undo(carl, shop, own.body.edit.id)).status).toBe(403);
  expect((await undo(vera, shop, own.body.edit.id)).status).toBe(200);
  const current = [{ ...priced[0], version: 2 }];
  expect((await edit(vera, shop, current)).body.results).toMatchObject([{ outcome: 'changed' }]);
});

test('products, variants and edits of another shop are as if they were not there', async () => {
  const { rosa, shop, id, variantId } = await stocked();
  const theirs = await stocked();
  const own = await createShop(rosa);
  const mixed = await createProduct(rosa, own);
  const { body } = await edit(rosa, shop, [
    { id: theirs.id, version: 1, variants: [{ id: theirs.variantId, price: 1 }] },
    { id, version: 1, variants: [{ id: theirs.variantId, price: 1 }] },
    { id: mixed.id, version: 1, isActive: false, variants: [] },
  ]);
  expect(body.edit).toBeNull();
  expect(body.results).toMatchObject([
    { outcome: 'gone', rows: [] },
    { outcome: 'gone', rows: [{ variantId }] },
    { outcome: 'gone', rows: [] },
  ]);
  expect((await rowsOf(theirs.rosa, theirs.shop)).results).toMatchObject([{ price: 1_000 }]);
  const made = await edit(rosa, shop, [
    { id, version: 1, variants: [{ id: variantId, price: 900 }] },
  ]);
  expect((await undo(rosa, own, made.body.edit.id)).status).toBe(404);
  expect((await undo(theirs.rosa, theirs.shop, made.body.edit.id)).status).toBe(404);
  const asTable = shopPath(shop, `/products/import/${made.body.edit.id}`);
  expect((await rosa.call('GET', asTable)).status).toBe(404);
  expect((await rosa.call('POST', `${asTable}/undo`)).status).toBe(404);
});

test('of two edits at once that began alike one is made', async () => {
  const { rosa, shop, id, variantId } = await stocked();
  const answers = await Promise.all(
    [900, 950].map((price) =>
      edit(rosa, shop, [
        { id, version: 1, variants: [{ id: variantId, price, stock: { before: 5, after: 8 } }] },
      ]),
    ),
  );
  const outcomes = answers.map(({ body }) => body.results[0].outcome);
  expect(outcomes.toSorted()).toEqual(['changed', 'outdated']);
  expect((await rowsOf(rosa, shop)).results).toMatchObject([{ stock: 8, version: 2 }]);
});

test('edits of the same products in another order at once both come to an end', async () => {
  const { rosa, shop, id } = await stocked();
  const other = await createProduct(rosa, shop);
  const both = [id, other.id].map((one) => ({
    id: one,
    version: 1,
    isActive: false,
    variants: [],
  }));
  for (let round = 0; round < 4; round += 1) {
    const shown = both.map((one) => ({ ...one, isActive: round % 2 === 1 }));
    const answers = await Promise.all([
      edit(rosa, shop, shown),
      edit(rosa, shop, shown.toReversed()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
});

test('an edit sent twice under one key is made once, and so is its undoing', async () => {
  const { rosa, shop, id, variantId } = await stocked();
  const body = {
    currency: 'CAD',
    products: [{ id, version: 1, variants: [{ id: variantId, stock: { before: 5, after: 6 } }] }],
  };
  const key = { 'idempotency-key': 'an-edit' };
  const [first, second] = [
    await rosa.call('POST', editsPath(shop), body, key),
    await rosa.call('POST', editsPath(shop), body, key),
  ];
  expect(second.body).toEqual(first.body);
  expect((await rowsOf(rosa, shop)).results).toMatchObject([{ stock: 6 }]);
  const path = editsPath(shop, `/${first.body.edit.id}/undo`);
  const answers = await Promise.all([rosa.call('POST', path), rosa.call('POST', path)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await rowsOf(rosa, shop)).results).toMatchObject([{ stock: 5 }]);
});

test.each([
  ['a price of nothing', { price: 0 }],
  ['a price below nothing', { price: -5 }],
  ['half a cent', { price: 10.5 }],
  ['more than a product may cost', { price: 86_000_001 }],
  ['a stock below none', { stock: { before: 5, after: -1 } }],
  ['half a piece', { stock: { before: 5, after: 1.5 } }],
  ['more pieces than there may be', { stock: { before: 5, after: 1_000_001 } }],
  ['a stock that nobody has read', { stock: { after: 1 } }],
])('%s is refused', async (_, changes) => {
  const { rosa, shop, id, variantId } = await stocked();
  const { status, body } = await edit(rosa, shop, [
    { id, version: 1, variants: [{ id: variantId, ...changes }] },
  ]);
  expect([status, body.code]).toEqual([400, 'invalid-request']);
});

test('a product, or a variant, that stands twice is refused, and so is too much', async () => {
  const { rosa, shop, id, variantId } = await stocked();
  const priced = { id: variantId, price: 900 };
  const one = { id, version: 1, variants: [priced] };
  expect((await edit(rosa, shop, [one, one])).status).toBe(400);
  expect((await edit(rosa, shop, [{ ...one, variants: [priced, priced] }])).status).toBe(400);
  expect((await edit(rosa, shop, [])).status).toBe(400);
  const many = Array.from({ length: 501 }, (_, index) => ({ id: index + 1, price: 900 }));
  const halves = [
    { ...one, variants: many.slice(0, 300) },
    { ...one, id: 'another', variants: many.slice(300) },
  ];
  expect((await edit(rosa, shop, halves)).status).toBe(400);
});

test('prices of another currency are refused, and so is an edit of a shop that is given up', async () => {
  const { rosa, shop, id, variantId } = await stocked();
  const priced = [{ id, version: 1, variants: [{ id: variantId, price: 900 }] }];
  expect((await edit(rosa, shop, priced, { currency: 'USD' })).status).toBe(409);
  await rosa.call('DELETE', shopPath(shop));
  expect((await edit(rosa, shop, priced)).status).toBe(404);
});

test('a variant that is sold no more is gone, and its product stays as it is', async () => {
  const { rosa, shop, id, variantId } = await stocked();
  const [found] = await database.select().from(products).where(eq(products.id, id));
  const settings = await rosa.call('GET', shopPath(shop, `/product/${id}/settings`));
  const { id: _, ...renewed } = settings.body.product.variants[0];
  const product = { ...settings.body.product, variants: [renewed] };
  await rosa.call('POST', shopPath(shop, `/product/${id}`), { product });
  const { body } = await edit(rosa, shop, [
    { id, version: (found?.version ?? 0) + 1, variants: [{ id: variantId, price: 900 }] },
  ]);
  expect(body).toMatchObject({ edit: null, results: [{ outcome: 'gone' }] });
});
