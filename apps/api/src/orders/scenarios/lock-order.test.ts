import { expect, test } from 'vitest';
import { cartPath } from '../../cart/cart.fixture.ts';
import { writeShop, writeVariant } from '../../shops/shop-bodies.fixture.ts';
import { shopPath } from '../../shops/shops.fixture.ts';
import { checkoutPath, orderPath } from '../orders.fixture.ts';
import { readyShop, startScenarios, suspensionPath } from './scenarios.fixture.ts';

const rounds = 30;

const scenarios = await startScenarios();
const { openSelling, openBuffalo, openBuyer, createProduct, pay, writeCheckout, signIn } =
  scenarios;
const { runWork, expectNoFaults } = scenarios;

const chief = await signIn(['administrators']);

/** A shop with a product of two sizes, each of many pieces. */
async function openSizes(open: typeof openSelling) {
  const { seller, shop } = await open();
  const variants = ['S', 'M'].map((size) => writeVariant({ values: [size], stock: 500 }));
  const options = [{ name: 'Size', values: ['S', 'M'] }];
  const { id, product } = await createProduct(seller, shop, { options, variants });
  const items: number[] = product.variants.map((variant: { id: number }) => variant.id);
  return { seller, shop, path: shopPath(shop, `/product/${id}`), items };
}

test('thirty rounds of everything at once end without a circle of locks, and all sums fit', async () => {
  const shops = [await openSizes(openSelling), await openSizes(openBuffalo)];
  const buyers = [
    await openBuyer(),
    await openBuyer('pm_card_authenticationRequired'),
    await openBuyer('pm_card_chargeCustomerFail'),
  ];
  const good = await Promise.all(buyers.map((buyer) => scenarios.saveCard(buyer)));
  const answers: { readonly status: number; readonly text: string }[] = [];
  const orders = buyers.map(() => '');

  async function change({ seller, shop, path, items }: (typeof shops)[number], round: number) {
    const { body } = await seller.call('GET', `${path}/settings`);
    const variants = round % 2 === 0 ? body.product.variants : body.product.variants.toReversed();
    const written = { product: { ...body.product, variants, title: `Chair ${round}` } };
    const correction = { kind: 'corrected', change: 1, note: '' };
    return Promise.all([
      seller.call('POST', path, written),
      ...items.map((variantId) =>
        seller.call('POST', `${path}/stock`, { variantId, ...correction }),
      ),
      seller.call('PUT', shopPath(shop), { shop: writeShop({ ...readyShop, place: body.place }) }),
      chief.call('PUT', suspensionPath(shop), { reason: round % 5 === 4 ? 'Counterfeits' : null }),
    ]);
  }

  for (let round = 0; round < rounds; round += 1) {
    const sent: object[] = [];
    for (const [nth, buyer] of buyers.entries()) {
      const items = shops.flatMap((shop) => shop.items);
      const inOrder = (nth + round) % 2 === 0 ? items : items.toReversed();
      for (const item of inOrder) {
        await buyer.call('POST', cartPath, { item, quantity: 1 + (round % 2) });
      }
      sent.push(await writeCheckout(buyer));
    }
    const calls = buyers.flatMap((buyer, nth) => {
      const id = orders[nth] ?? '';
      const again = { payment_method: good[nth] };
      return [
        pay(buyer, checkoutPath, sent[nth] ?? {}).then((answer) => {
          if (answer.status === 200) orders[nth] = answer.body.order.id;
          return answer;
        }),
        ...(id === ''
          ? []
          : [
              pay(buyer, orderPath(id, '/payment'), again),
              pay(buyer, orderPath(id, '/payment'), again),
              buyer.call('DELETE', orderPath(id)),
            ]),
      ];
    });
    const changes = shops.map((shop) => change(shop, round));
    answers.push(
      ...(await Promise.all([...calls, runWork().then(() => ({ status: 200, text: '' }))])),
    );
    answers.push(...(await Promise.all(changes)).flat());
  }
  const failed = answers.filter(({ status }) => status >= 500);
  expect(failed.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(rounds * 4);
  await runWork();
  for (const [nth, buyer] of buyers.entries())
    await buyer.call('DELETE', orderPath(orders[nth] ?? ''));
  await runWork();
  await expectNoFaults();
}, 300_000);

test('a shop that closes at once with all of it closes once nothing is paid or being paid', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { seller, shop, items } = await openSizes(openSelling);
    const [one, two] = [await openBuyer(), await openBuyer('pm_card_authenticationRequired')];
    const sent: object[] = [];
    for (const buyer of [one, two]) {
      for (const item of items) await buyer.call('POST', cartPath, { item, quantity: 1 });
      sent.push(await writeCheckout(buyer));
    }
    const [first, second, closed] = await Promise.all([
      pay(one, checkoutPath, sent[0] ?? {}),
      pay(two, checkoutPath, sent[1] ?? {}),
      seller.call('DELETE', shopPath(shop)),
    ]);
    for (const { status } of [first, second, closed]) expect([200, 409]).toContain(status);
    // What waits for its bank keeps the shop from being closed.
    if (second.status === 200) {
      expect(closed.status).toBe(409);
      await two.call('DELETE', orderPath(second.body.order.id));
      const again = await seller.call('DELETE', shopPath(shop));
      const toSend = { status: 409, body: { fields: [{ path: 'open.toSend' }] } };
      expect(again).toMatchObject(first.status === 200 ? toSend : { status: 200 });
    }
    if (first.status === 200) expect(first.body.order.state).toBe('PAID');
  }
  await expectNoFaults();
}, 120_000);
