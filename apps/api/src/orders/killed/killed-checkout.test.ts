import { expect, test } from 'vitest';
import { killSellers } from '../../billing/killed-sellers.fixture.ts';
import { leftPayments } from '../../billing/payments/give-up-payments.ts';
import { cartPath } from '../../cart/cart.fixture.ts';
import { silenceKilled } from '../../licenses/subscribe/killed/kill-selling.fixture.ts';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { queueDomain } from '../../platform/queue/queue-domain.ts';
import { auditOrders } from '../scenarios/audit-orders.fixture.ts';
import { startScenarios } from '../scenarios/scenarios.fixture.ts';
import { orderGroups, orders } from '../tables.ts';

/** Of 50 in `pnpm bench:orders`, half of them each. */
const kills = Number(process.env.BENCH_KILLS ?? 8) / 2;

const scenarios = await startScenarios();
const { database, server, sandbox, openSelling, openBuffalo, openKoala, openBuyer } = scenarios;
const { offer, writeCheckout, runWork } = scenarios;
const { platform } = server;

/** The last one is charged on its own account. */
const selling = [await openSelling(), await openBuffalo(), await openKoala()];

test.each([
  ['a checkout', 'checkout', 'pm_card_visa', {}],
  [
    'what an event of the provider leads to',
    'event',
    'pm_card_authenticationRequired',
    {
      WEBHOOK: sandbox.payments.webhookSecrets[0] ?? '',
      CONNECT: sandbox.payments.connectSecrets[0] ?? '',
    },
  ],
])(
  'killed at whatever statement of %s: nothing is lost, doubled, or reserved for ever',
  async (_, name, method, more) => {
    const items: number[] = [];
    for (const { seller, shop } of selling) {
      const { item } = await offer(seller, shop, { stock: 10_000 });
      items.push(item);
    }
    // Each process has a buyer of its own: one person has few orders open at once.
    const envs: Readonly<Record<string, string>>[] = [];
    for (let nth = 0; nth < kills; nth += 1) {
      const buyer = await openBuyer(method);
      for (const item of items) await buyer.call('POST', cartPath, { item, quantity: 1 });
      envs.push({
        ...{ COOKIE: buyer.cookie ?? '', ITEMS: items.join(), BANK: sandbox.origin, ...more },
        BODY: JSON.stringify(await writeCheckout(buyer)),
      });
    }
    const module = new URL('checkout-process.fixture.ts', import.meta.url);
    let cut = 0;
    const { payments, provider } = sandbox;
    for await (const _ of killSellers(
      kills,
      { platform, payments },
      { module, envOf: (nth) => envs[nth] ?? {} },
    )) {
      const { lost, stuck } = await auditOrders(database, provider);
      const open = await database.select().from(orderGroups);
      if (lost.length + stuck.length > 0 || open.some(({ state }) => state === 'open')) cut += 1;
    }
    await silenceKilled(database);
    for (const job of queueDomain.jobs ?? []) await job.run(jobContextOf(platform));
    await runWork();
    const later = new Date(Date.now() + 2 * 3_600_000);
    await leftPayments.run(jobContextOf({ ...platform, clock: { now: () => later } }));
    await runWork();

    const { lost, doubled, oversold, stuck } = await auditOrders(database, provider);
    const figures = {
      [`killed.${name}.lost`]: lost.length + stuck.length,
      [`killed.${name}.twice`]: doubled.length,
      [`killed.${name}.cut`]: cut,
      [`killed.${name}.oversold`]: oversold.length,
    };
    for (const [id, value] of Object.entries(figures)) {
      console.log(JSON.stringify({ id, value, unit: '1', kills }));
    }
    expect({ lost, doubled, oversold, stuck }).toEqual({
      ...{ lost: [], doubled: [], oversold: [], stuck: [] },
    });
    expect(cut).toBeGreaterThan(0);
    // Each process has ordered some before it was killed.
    expect(await database.$count(orders)).toBeGreaterThanOrEqual(2 * kills);
    const settled = await database.select().from(orderGroups);
    expect(settled.filter(({ state }) => state === 'open')).toEqual([]);
    expect(settled.filter(({ state }) => state === 'paid').length).toBeGreaterThanOrEqual(
      2 * kills,
    );
  },
  600_000,
);
