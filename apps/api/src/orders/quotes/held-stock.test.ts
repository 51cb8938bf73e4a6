import { expect, test } from 'vitest';
import { startQuotes } from './quotes.fixture.ts';

const { openSelling, openBuyer, fillByQuote, request, answer, accept, stockOf } =
  await startQuotes();

test('nobody holds the stock of a shop by accepting many prices and paying none', async () => {
  const maple = await openSelling();
  // Each payment waits for a bank that is never answered.
  const buyer = await openBuyer('pm_card_authenticationRequired');
  const statuses: number[] = [];
  const items: number[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    items.push((await fillByQuote(buyer, maple)).item);
    const { id } = (await request(buyer, maple.shop)).body;
    const { total } = (await answer(maple, id)).body;
    statuses.push((await accept(buyer, id, total)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 409]);
  expect(await stockOf(items.at(-1) ?? 0)).toBe(10);
});
