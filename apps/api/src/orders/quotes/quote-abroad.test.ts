import { expect, test } from 'vitest';
import { hamilton, orderPath } from '../orders.fixture.ts';
import { quotePath, startQuotes } from './quotes.fixture.ts';

const { openKoala, openBuyer, fillByQuote, pay, answer, accept } = await startQuotes();

test('what an Australian shop sends to New York at a named price is paid with a tax that is added', async () => {
  const koala = await openKoala();
  const buyer = await openBuyer();
  await fillByQuote(buyer, koala);
  const address = {
    ...{ ...hamilton, line1: '20 W 34th St', city: 'New York', state: 'NY' },
    ...{ postalCode: '10001', countryCode: 'US' },
  };
  const requested = await pay(buyer, quotePath, { shopId: koala.shop, address, note: '' });
  expect(requested.status).toBe(200);
  const { id } = requested.body;
  const { total } = (await answer(koala, id)).body;
  const agreed = { amount: total, currency: 'AUD', address };
  const { status, body } = await accept(buyer, id, total, { agreed });
  expect([status, body.order?.state]).toEqual([200, 'PAID']);
  const [part] = body.order.shops;
  const [{ tax, amount }] = part.taxes;
  expect(tax).toBe('salesTax');
  expect(amount).toBeGreaterThan(0);
  expect(part).toMatchObject({ isTaxIncluded: false, total: 25_000 + 4_900 + amount });
  const read = await buyer.call('GET', orderPath(id));
  expect(read.body.shops[0].invoice).not.toBeNull();
});
