import { expect, test } from 'vitest';
import { cartPath } from '../../cart/cart.fixture.ts';
import { shopPath } from '../../shops/shops.fixture.ts';
import { orderPath } from '../orders.fixture.ts';
import { quotedPrice, startQuotes } from './quotes.fixture.ts';

const rounds = 10;

const started = await startQuotes();
const { openSelling, openBuyer, offer, pay, request, answer, accept, saveCard } = started;
const { stockOf, runWork, expectNoFaults } = started;

test('accepting, trying again, cancelling and asking at once with the shop end without a circle of locks', async () => {
  const selling = await openSelling();
  const { seller, shop } = selling;
  const product = { shippingSupport: 'CONTACT_STORE' };
  const offered = [
    await offer(seller, shop, { stock: 500, product }),
    await offer(seller, shop, { stock: 500, product }),
  ];
  const items = offered.map(({ item }) => item);
  const buyers = [
    await openBuyer(),
    await openBuyer(),
    await openBuyer('pm_card_chargeCustomerFail'),
  ];
  const good = buyers[2] && (await saveCard(buyers[2]));
  const answers: { readonly status: number; readonly text: string }[] = [];

  async function openQuoted(nth: number) {
    const buyer = buyers[nth];
    if (!buyer) throw new Error('There is a buyer.');
    for (const item of nth % 2 === 0 ? items : items.toReversed()) {
      await buyer.call('POST', cartPath, { item, quantity: 1 });
    }
    const { id } = (await request(buyer, shop)).body;
    const { total } = (await answer(selling, id)).body;
    return { buyer, id, total };
  }

  const changeAll = (round: number) =>
    offered.map(async ({ product: id, item }) => {
      const path = shopPath(shop, `/product/${id}`);
      const { body } = await seller.call('GET', `${path}/settings`);
      const correction = { variantId: item, kind: 'corrected', change: 1, note: '' };
      return Promise.all([
        seller.call('POST', path, { product: { ...body.product, title: `Sofa ${round}` } }),
        seller.call('POST', `${path}/stock`, correction),
      ]);
    });

  let declined: Awaited<ReturnType<typeof openQuoted>> | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const quoted = [await openQuoted(0), await openQuoted(1), await openQuoted(2)];
    const calls = quoted.map(({ buyer, id, total }) => accept(buyer, id, total));
    const again = declined && [
      pay(declined.buyer, orderPath(declined.id, '/payment'), { payment_method: good }),
      pay(declined.buyer, orderPath(declined.id, '/payment'), { payment_method: good }),
      ...(round % 2 === 0 ? [declined.buyer.call('DELETE', orderPath(declined.id))] : []),
    ];
    const answered = answer(selling, quoted[round % 3]?.id ?? '', quotedPrice);
    const changes = changeAll(round);
    const [corrected] = await Promise.all([
      Promise.all(changes),
      Promise.all([...calls, ...(again ?? []), answered]).then((all) => answers.push(...all)),
      runWork(),
    ]);
    expect(corrected.flat().map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    declined = quoted[2];
  }
  if (declined) await declined.buyer.call('DELETE', orderPath(declined.id));
  expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(rounds * 4);
  await runWork();
  // What was not paid is there again, and nothing was taken twice.
  const paid = await Promise.all(
    buyers.map(async (buyer) => {
      const { body } = await buyer.call('GET', orderPath(''));
      const states: string[] = body.results.map(({ state }: { readonly state: string }) => state);
      expect(body.total).toBe(states.length);
      return states.filter((state) => state === 'PAID').length;
    }),
  );
  const sold = paid.reduce((sum, count) => sum + count, 0);
  expect(sold).toBeGreaterThan(2 * rounds);
  expect(await Promise.all(items.map(stockOf))).toEqual(items.map(() => 500 + rounds - sold));
  await expectNoFaults();
}, 240_000);
