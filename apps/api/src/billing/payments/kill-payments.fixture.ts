import { isNull, sql } from 'drizzle-orm';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { onAccount } from '../../platform/payments/on-account.ts';
import { heartbeatSeconds } from '../../platform/queue/queue.ts';
import { queueDomain } from '../../platform/queue/queue-domain.ts';
import { startBilling } from '../billing.fixture.ts';
import { killSellers } from '../killed-sellers.fixture.ts';
import { payments as paymentRows } from '../tables.ts';
import { makePlaces, placesDomain, readPlaces } from './payments.fixture.ts';

/** What a number of kills left behind. */
export interface KilledPayments {
  /** Payments that were begun. */
  readonly begun: number;
  /** Kills that left payments charged which nobody had written down as paid. */
  readonly cut: number;
  /** Charged, and neither given nor paid back. */
  readonly lost: number;
  /** Charged more than once and not paid back. */
  readonly doubled: number;
  /** Begun, and neither paid nor given up. */
  readonly unsettled: number;
}

/**
 * Kills processes that sell, amid a payment each, on a connected account or on our own (null); then
 * another process ends what they were at.
 */
export async function killPayments(
  kills: number,
  account: string | null = null,
): Promise<KilledPayments> {
  const billing = await startBilling(placesDomain);
  const { platform, provider, runWork, openMember, saveCard } = billing;
  const { database } = platform;
  await makePlaces(database);
  const member = await openMember();
  const card = await saveCard(member);
  const listIntents = () =>
    provider.paymentIntents
      .list({ limit: 100 }, onAccount(account))
      .autoPagingToArray({ limit: 10_000 });
  let cut = 0;
  const killed = killSellers(kills, billing, {
    module: new URL('payment-process.fixture.ts', import.meta.url),
    envOf: (nth) => ({
      ...{ USER: String(member.id), CARD: card, PLACES: `kill${nth}` },
      ...(account !== null && { ACCOUNT: account }),
      // Every other one has the queue charge, and is killed at that.
      ...(nth % 2 === 1 && { BY_QUEUE: 'yes' }),
    }),
  });
  for await (const _ of killed) {
    const open = await database.select().from(paymentRows).where(isNull(paymentRows.settledAt));
    const charged = new Set((await listIntents()).map(({ metadata }) => metadata.payment));
    if (open.some(({ id }) => charged.has(id))) cut += 1;
  }
  // The silence of the killed is made to have lasted, in place of waiting for it.
  await database.execute(
    sql`update pgboss.job set heartbeat_on = now() - make_interval(secs => ${heartbeatSeconds + 1})`,
  );
  for (const job of queueDomain.jobs ?? []) await job.run(jobContextOf(platform));
  await runWork();
  const rows = await database.select().from(paymentRows);
  const intents = await listIntents();
  const { sold } = await readPlaces(database);
  const given = new Set(sold);
  const chargesOf = ({ id }: { readonly id: string }) =>
    intents.filter(({ metadata, status }) => metadata.payment === id && status === 'succeeded');
  const known = new Set(rows.map(({ id }) => id));
  return {
    begun: rows.length,
    cut,
    lost:
      rows.filter((row) => chargesOf(row).length > 0 && !given.has(row.subjectId)).length +
      intents.filter(({ metadata }) => !known.has(metadata.payment ?? '')).length,
    doubled: rows.filter((row) => chargesOf(row).length > 1).length,
    unsettled: rows.filter(({ settledAt }) => settledAt === null).length,
  };
}
