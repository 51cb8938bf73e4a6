import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { killSellers } from '../../billing/killed-sellers.fixture.ts';
import { paymentRefunds, payments } from '../../billing/tables.ts';
import { findBalances } from '../../ledger/find-balances.ts';
import { silenceKilled } from '../../licenses/subscribe/killed/kill-selling.fixture.ts';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { onAccount } from '../../platform/payments/on-account.ts';
import { queueDomain } from '../../platform/queue/queue-domain.ts';
import { shops } from '../../shops/tables.ts';
import { startFulfilment } from '../fulfilment/fulfilment.fixture.ts';

/** 50 in `pnpm bench:orders`. */
const kills = Number(process.env.BENCH_KILLS ?? 8);

const { database, server, sandbox, sell, runWork } = await startFulfilment();
const { platform } = server;

async function payableOf(id: string): Promise<number> {
  const [shop] = await database.select().from(shops).where(eq(shops.id, id));
  const [balance] = await findBalances(database, shop?.key ?? 0);
  return balance?.payable.amount ?? 0;
}

test('killed at whatever statement of a refund: none is lost or doubled', async () => {
  const sold: (Awaited<ReturnType<typeof sell>> & { readonly before: number })[] = [];
  for (let nth = 0; nth < kills; nth += 1) {
    const one = await sell();
    sold.push({ ...one, before: await payableOf(one.shop) });
  }
  const module = new URL('refund-process.fixture.ts', import.meta.url);
  const envOf = (nth: number) => ({
    COOKIE: sold[nth]?.seller.cookie ?? '',
    INVOICE: sold[nth]?.invoice ?? '',
  });
  let cut = 0;
  const billing = { platform, payments: sandbox.payments };
  for await (const _ of killSellers(kills, billing, { module, envOf })) {
    cut += await database.$count(paymentRefunds, eq(paymentRefunds.state, 'requested'));
  }
  await silenceKilled(database);
  for (const job of queueDomain.jobs ?? []) await job.run(jobContextOf(platform));
  await runWork();

  const rows = await database
    .select({ refund: paymentRefunds, payment: payments })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId));
  const unsettled = rows.filter(({ refund }) => refund.state !== 'succeeded');
  let doubled = 0;
  for (const { intentId, accountId } of new Set(rows.map(({ payment }) => payment))) {
    const { data } = await sandbox.provider.refunds.list(
      { payment_intent: intentId ?? '', limit: 100 },
      onAccount(accountId),
    );
    const own = rows.filter(({ payment }) => payment.intentId === intentId);
    doubled += Math.abs(data.length - own.length);
  }
  // The whole dollar is the shop's: it has no fee, and collects its taxes itself.
  for (const { shop, before, invoice, seller } of sold) {
    const { body } = await seller.call('GET', `/api/v1/marketplace/invoice/${invoice}/refunds`);
    expect([shop, before - (await payableOf(shop))]).toEqual([shop, body.refunds.length * 100]);
  }
  const figures = { lost: unsettled.length, doubled };
  console.log(JSON.stringify({ id: 'refund.kills', value: doubled + unsettled.length, unit: '1' }));
  expect(figures).toEqual({ lost: 0, doubled: 0 });
  expect(rows.length).toBeGreaterThanOrEqual(kills);
  expect(cut).toBeGreaterThan(0);
}, 600_000);
