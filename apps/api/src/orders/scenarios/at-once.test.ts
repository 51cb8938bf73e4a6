import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeRate, writeShop } from '../../shops/shop-bodies.fixture.ts';
import { shopPath } from '../../shops/shops.fixture.ts';
import { checkoutPath, orderPath } from '../orders.fixture.ts';
import { readyShop, startScenarios, suspensionPath } from './scenarios.fixture.ts';

/** By how many milliseconds a checkout is ahead of the change, in a round each. */
const leads = [-600, -30, 0, 0, 5, 10, 20, 40, 80, 600];

const scenarios = await startScenarios();
const { openSelling, openBuyer, fill, pay, writeCheckout, signIn, stockOf } = scenarios;
const { chargedFor, expectNoFaults, runWork } = scenarios;

const chief = await signIn(['administrators']);
interface Round {
  readonly selling: Awaited<ReturnType<typeof openSelling>>;
  readonly item: number;
  readonly product: string;
  /** Of the product. */
  readonly path: string;
  readonly rateId: string;
}

/** What a seller or an administrator does at once with a checkout. */
type Change = (round: Round) => Promise<{ readonly status: number }>;

async function reprice({ selling: { seller, shop }, path, product }: Round) {
  const { body } = await seller.call('GET', `${path}/settings`);
  const variants = [{ ...body.product.variants[0], price: 13_000 }];
  const changed = { product: { ...body.product, variants } };
  return seller.call('POST', shopPath(shop, `/product/${product}`), changed);
}

const count = ({ selling: { seller }, path, item }: Round) =>
  seller.call('POST', `${path}/stock`, {
    variantId: item,
    kind: 'corrected',
    change: -9,
    note: '',
  });

const suspend = ({ selling: { shop } }: Round) =>
  chief.call('PUT', suspensionPath(shop), { reason: 'Counterfeits' });

/** What was charged for a shop that was suspended before it was written down goes back. */
async function expectGivenBack(id: string, item: number) {
  await runWork();
  expect(await chargedFor(id)).toEqual({ charges: 1, refunds: 1 });
  expect(await stockOf(item)).toBe(10);
}

const changes: readonly (readonly [string, Change])[] = [
  ['a shop that closes', ({ selling: { seller, shop } }) => seller.call('DELETE', shopPath(shop))],
  [
    'a shop that goes away',
    ({ selling: { seller, shop } }) =>
      seller.call('PUT', shopPath(shop), {
        ...{ shop: writeShop(readyShop), state: 'away' },
        away: { from: new Date(0).toISOString(), until: null, message: '' },
      }),
  ],
  ['a shop that is suspended', suspend],
  [
    'a product that is hidden',
    ({ selling: { seller }, path }) => seller.call('POST', `${path}/deactivate`),
  ],
  ['a product with another price', reprice],
  [
    'a rate with another price',
    ({ selling: { seller, shop }, rateId }) =>
      seller.call(
        'PUT',
        shopPath(shop, `/shipping/${rateId}`),
        writeRate({ steps: [{ upTo: null, price: 2_500 }] }),
      ),
  ],
  [
    'a rate that ends',
    ({ selling: { seller, shop }, rateId }) =>
      seller.call('PUT', shopPath(shop, `/shipping/${rateId}`), writeRate({ active: false })),
  ],
  ['a stock that is counted again', count],
];

test.each(changes)('%s at once with a checkout comes before or after it', async (_, change) => {
  const outcomes = new Set<string>();
  for (const lead of leads) {
    const selling = await openSelling();
    const buyer = await openBuyer();
    const offered = await fill(buyer, selling);
    const sent = await writeCheckout(buyer);
    const rates = await selling.seller.call('GET', shopPath(selling.shop, '/shipping'));
    const facts = { selling, ...offered, rateId: rates.body[0].id as string };
    const [ordered, changed] = await Promise.all([
      wait(Math.max(0, -lead)).then(() => pay(buyer, checkoutPath, sent)),
      wait(Math.max(0, lead)).then(() => change(facts)),
    ]);
    for (const { status } of [ordered, changed]) expect([200, 409]).toContain(status);
    expect([ordered.status, changed.status]).toContain(200);
    outcomes.add(`${ordered.status} ${changed.status}`);
    if (ordered.status === 409) {
      expect(await stockOf(offered.item)).toBe(change === count ? 1 : 10);
      continue;
    }
    if (change === suspend && ordered.body.order.state === 'FAILED') {
      await expectGivenBack(ordered.body.order.id, offered.item);
      continue;
    }
    const bought = { total: 29_945, shipping: 1_500, lines: [{ price: 12_500, quantity: 2 }] };
    expect(ordered.body.order).toMatchObject({ state: 'PAID', shops: [bought] });
    const { id } = ordered.body.order;
    expect(await chargedFor(id)).toEqual({ charges: 1, refunds: 0 });
    // What was bought is read as it was, whatever has become of its shop.
    expect((await buyer.call('GET', orderPath(id))).body).toMatchObject({ shops: [bought] });
  }
  // Otherwise only one of the two orders was seen.
  expect(outcomes.size).toBeGreaterThan(1);
  await expectNoFaults();
});
