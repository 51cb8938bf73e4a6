import { expect, test } from 'vitest';
import { cartPath } from '../cart/cart.fixture.ts';
import { writeTable } from '../shops/imports/product-imports.fixture.ts';
import { shopPath } from '../shops/shops.fixture.ts';
import { checkoutPath, startOrders } from './orders.fixture.ts';

const { server, openSelling, openBuyer, writeCheckout, pay, runWork } = await startOrders();

test('undoing an import leaves what was ordered since, and says so', async () => {
  const { seller, shop } = await openSelling();
  const rows = ['Ash bowl', 'Beech bowl'].map((title) => ({
    ...{ product: title, title, price: '20', stock: '3' },
  }));
  const { body } = await server.inject({
    method: 'POST',
    url: shopPath(shop, '/products/import'),
    headers: {
      ...{ origin: server.platform.configuration.siteOrigin, 'sec-fetch-site': 'same-origin' },
      ...{ 'x-boardwalk': '1', 'content-type': 'text/csv', cookie: seller.cookie ?? '' },
    },
    payload: writeTable(rows),
  });
  const path = shopPath(shop, `/products/import/${body.id}`);
  expect((await seller.call('POST', `${path}/start`)).status).toBe(200);
  await runWork();
  const list = async () =>
    (await seller.call('GET', shopPath(shop, '/products/all?sort=title&text=bowl'))).body.results;
  const [ash] = await list();
  const settings = (await seller.call('GET', shopPath(shop, `/product/${ash.id}/settings`))).body;
  const buyer = await openBuyer();
  const [{ variantId }] = settings.stock;
  await buyer.call('POST', cartPath, { item: variantId, quantity: 1 });
  const placed = await pay(buyer, checkoutPath, await writeCheckout(buyer));
  expect(placed.status).toBe(200);
  expect((await seller.call('POST', `${path}/undo`)).status).toBe(200);
  await runWork();
  expect((await seller.call('GET', path)).body).toMatchObject({
    ...{ state: 'undone', removed: 1, kept: 1 },
  });
  expect(await list()).toMatchObject([
    { title: 'Ash bowl', isActive: true, stock: 2 },
    { title: 'Beech bowl', isActive: false, stock: 3 },
  ]);
});

test('undoing an edit of many products leaves what was ordered since, and names it', async () => {
  const { seller, shop } = await openSelling();
  const { results } = (await seller.call('GET', shopPath(shop, '/products/rows'))).body;
  const [row] = results;
  const { productId: id, version, variantId, price, stock: before } = row;
  const variants = [{ id: variantId, price: price + 100, stock: { before, after: before + 4 } }];
  const body = { currency: 'CAD', products: [{ id, version, variants }] };
  const edited = await seller.call('POST', shopPath(shop, '/products/edits'), body);
  expect(edited.body.results).toMatchObject([{ outcome: 'changed' }]);
  const buyer = await openBuyer();
  await buyer.call('POST', cartPath, { item: variantId, quantity: 1 });
  const placed = await pay(buyer, checkoutPath, await writeCheckout(buyer));
  expect(placed.status).toBe(200);
  // What was typed before the order counts nothing over.
  const again = [{ id: variantId, stock: { before: before + 4, after: 40 } }];
  const late = await seller.call('POST', shopPath(shop, '/products/edits'), {
    ...{ currency: 'CAD', products: [{ id, version: version + 1, variants: again }] },
  });
  expect(late.body).toMatchObject({ edit: null, results: [{ outcome: 'stock' }] });
  const path = shopPath(shop, `/products/edits/${edited.body.edit.id}/undo`);
  const undone = await seller.call('POST', path);
  expect(undone.body).toMatchObject({
    ...{ edit: { restored: 0, kept: 1 }, results: [{ title: row.title, outcome: 'sold' }] },
  });
  const after = (await seller.call('GET', shopPath(shop, '/products/rows'))).body.results;
  expect(after[0]).toMatchObject({ price: price + 100, stock: before + 3 });
});
