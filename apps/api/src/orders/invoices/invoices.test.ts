import { expect, test } from 'vitest';
import { password } from '../../account/account.fixture.ts';
import { cartPath } from '../../cart/cart.fixture.ts';
import { shopPath } from '../../shops/shops.fixture.ts';
import { checkoutPath, hamilton, startOrders } from '../orders.fixture.ts';

const { signIn, openSelling, openBuyer, offer, pay, writeCheckout, delegate } = await startOrders();

const invoicePath = (id: string, more = '') => `/api/v1/marketplace/invoice/${id}${more}`;

async function sell({ seller, shop }: Awaited<ReturnType<typeof openSelling>>, address = hamilton) {
  const buyer = await openBuyer();
  const { item } = await offer(seller, shop);
  await buyer.call('POST', cartPath, { item, quantity: 2 });
  const { body } = await pay(buyer, checkoutPath, await writeCheckout(buyer, address));
  return { buyer, order: body.order, invoice: body.order.shops[0].invoice };
}

test('an invoice is read by its buyer and by who may read of the shop, and by nobody else', async () => {
  const selling = await openSelling();
  const { buyer, order, invoice } = await sell(selling);
  const [reader, stranger, other] = [await signIn(), await signIn(), await openSelling()];
  await delegate(reader.id, selling.shop, 'read');
  const read = await buyer.call('GET', invoicePath(invoice.id));
  expect(read).toMatchObject({
    status: 200,
    body: {
      ...{ order: order.id, isBuyer: true, shop: { id: selling.shop } },
      invoice: {
        ...{ number: invoice.number, kind: 'order', buyer: 'Rosa Lindqvist' },
        lines: [
          { kind: 'goods', description: 'Oak chair', quantity: 2, net: { amount: 25_000 } },
          { kind: 'shipping', description: 'Parcel', net: { amount: 1_500 } },
        ],
        taxes: [{ tax: 'hst', collector: 'shop', amount: { amount: 3_445 } }],
        total: { amount: 29_945, currency: 'CAD' },
      },
    },
  });
  for (const who of [selling.seller, reader]) {
    expect((await who.call('GET', invoicePath(invoice.id))).body.isBuyer).toBe(false);
  }
  for (const who of [stranger, other.seller]) {
    expect((await who.call('GET', invoicePath(invoice.id))).status).toBe(404);
    expect((await who.call('GET', invoicePath(invoice.id, '/pdf'))).status).toBe(404);
    expect((await who.call('GET', shopPath(selling.shop, '/invoices/'))).status).toBe(404);
  }
});

test('an invoice shows the tax numbers that its shop had, whatever it says later', async () => {
  const selling = await openSelling();
  const [number, next] = ['12345 6782 RT0001', '12345 6782 RT0002'];
  const written = (numbers: readonly object[]) =>
    selling.seller.call('PUT', shopPath(selling.shop, '/taxes'), {
      isSmallSupplier: false,
      numbers,
    });
  expect((await written([{ region: null, number }])).status).toBe(200);
  const { buyer, invoice } = await sell(selling);
  await written([{ region: null, number: next }]);
  expect((await buyer.call('GET', invoicePath(invoice.id))).body.invoice).toMatchObject({
    seller: { taxNumbers: [`GST/HST ${number}`] },
    taxes: [{ tax: 'hst', collector: 'shop', registration: number }],
  });
  const later = await sell(selling);
  expect((await later.buyer.call('GET', invoicePath(later.invoice.id))).body.invoice).toMatchObject(
    { seller: { taxNumbers: [`GST/HST ${next}`] }, taxes: [{ tax: 'hst', registration: next }] },
  );
});

test('an invoice names the company, as a deduction of the tax needs it', async () => {
  const { seller, shop } = await openSelling();
  const buyer = await openBuyer();
  const { item } = await offer(seller, shop);
  await buyer.call('POST', cartPath, { item, quantity: 1 });
  const checkout = await writeCheckout(buyer);
  const address = { ...checkout.address, company: 'Lindqvist Ltd' };
  const { body } = await pay(buyer, checkoutPath, { ...checkout, address });
  const { invoice } = (await buyer.call('GET', invoicePath(body.order.shops[0].invoice.id))).body;
  expect(invoice.buyer).toMatch(/^Lindqvist Ltd(?:, |$)/);
});

test('a shop’s invoices are listed from page 0, fifteen a page, the newest first', async () => {
  const selling = await openSelling();
  const sold = [await sell(selling), await sell(selling)];
  const list = async (query = '') =>
    (await selling.seller.call('GET', shopPath(selling.shop, `/invoices/${query}`))).body;
  const all = await list();
  expect(all).toMatchObject({ total: 2 });
  expect(all.results.map(({ order }: { order: string }) => order)).toEqual(
    sold.toReversed().map(({ order }) => order.id),
  );
  expect(all.results[0].number > all.results[1].number).toBe(true);
  expect((await list('?page=1&size=1')).results).toEqual([all.results[1]]);
  expect((await list('?page=2&size=1')).results).toEqual([]);
});

test('the same invoice is a PDF in the reader’s language', async () => {
  const { buyer, invoice } = await sell(await openSelling());
  const file = await buyer.call('GET', invoicePath(invoice.id, '/pdf?language=fr-CA'));
  expect(file.status).toBe(200);
  expect(file.headers['content-type']).toContain('application/pdf');
  // Each shop numbers its invoices by itself.
  expect(file.headers['content-disposition']).toMatch(
    new RegExp(`^attachment; filename="Facture ${invoice.number} - .+ - [A-Z0-9]{10}\\.pdf"`),
  );
  expect(file.headers['cache-control']).toContain('no-store');
});

test('a gift is billed to who pays, and nothing of its recipient stays once they have left', async () => {
  const selling = await openSelling();
  const gift = { ...hamilton, recipient: 'Grandma Giftreceiver', line1: '77 Secret Lane' };
  const { buyer, invoice } = await sell(selling, gift);
  const read = async () => (await selling.seller.call('GET', invoicePath(invoice.id))).body.invoice;
  expect(await read()).toMatchObject({
    buyer: 'Rosa Lindqvist',
    deliveredTo: { recipient: 'Grandma Giftreceiver', line1: '77 Secret Lane' },
  });
  expect((await buyer.call('POST', '/api/v1/user/delete', { password })).status).toBe(200);
  const after = await read();
  expect(after).toMatchObject({
    buyer: 'Rosa Lindqvist',
    deliveredTo: { countryCode: 'CA', state: 'ON', recipient: null, line1: null },
  });
  expect(JSON.stringify(after)).not.toMatch(/Secret|Grandma/);
});
