import { expect, test } from 'vitest';
import { cartPath } from '../../cart/cart.fixture.ts';
import { checkoutPath } from '../orders.fixture.ts';
import { auditOrders } from './audit-orders.fixture.ts';
import { startScenarios } from './scenarios.fixture.ts';

/** Of 50 in `pnpm bench:orders`. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 2);
/** Of 100 there. */
const buyersAtOnce = Number(process.env.BENCH_BUYERS ?? 15);

const scenarios = await startScenarios();
const { database, sandbox, openSelling, openBuyer, offer, pay, writeCheckout } = scenarios;
const { stockOf, runWork, expectNoFaults } = scenarios;

test('the last piece is sold once, and charged once, however many buy it at once', async () => {
  const { seller, shop } = await openSelling();
  const buyers: Awaited<ReturnType<typeof openBuyer>>[] = [];
  while (buyers.length < buyersAtOnce) buyers.push(await openBuyer());
  const refused = new Set<number>();
  let [sold, left] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const { item } = await offer(seller, shop, { stock: 1 });
    const sent: object[] = [];
    for (const buyer of buyers) {
      await buyer.call('DELETE', cartPath);
      await buyer.call('POST', cartPath, { item, quantity: 1 });
      const [first] = sent;
      // All see the same; only their cards differ.
      sent.push(first ? { ...first, payment_method: buyer.card } : await writeCheckout(buyer));
    }
    const answers = await Promise.all(
      buyers.map((buyer, nth) => pay(buyer, checkoutPath, sent[nth] ?? {})),
    );
    sold += answers.filter(({ body }) => body.order?.state === 'PAID').length;
    for (const { status } of answers) if (status !== 200) refused.add(status);
    left += (await stockOf(item)) ?? Number.NaN;
  }
  await runWork();
  const { lost, doubled, oversold, stuck } = await auditOrders(database, sandbox.provider);
  const figures = {
    'piece.sold': sold,
    'piece.oversold': oversold.length + Math.max(0, sold - rounds),
    'piece.lost': lost.length + stuck.length,
    'piece.twice': doubled.length,
  };
  for (const [id, value] of Object.entries(figures)) {
    console.log(JSON.stringify({ id, value, unit: '1', rounds, buyers: buyersAtOnce }));
  }
  expect({ sold, left, refused: [...refused] }).toEqual({ sold: rounds, left: 0, refused: [409] });
  await expectNoFaults();
}, 1_800_000);
