import { dayMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, asc, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Database } from '../../platform/database/database.ts';
import { onAccount } from '../../platform/payments/on-account.ts';
import { awaitProvider } from '../../platform/payments/provider.ts';
import { paymentDisputes } from '../disputes/tables.ts';
import { listRefunds } from '../errands/list-refunds.ts';
import { howGivenBack } from '../errands/read-refunds.ts';
import { payments } from '../tables.ts';
import { addReported, lookBackMs, readOwn, underWayMs } from './compare-charges.ts';
import type { ComparedAccounts } from './compared-accounts.ts';
import {
  findChargeDifferences,
  type OwnPayment,
  type ProviderPayment,
} from './find-charge-differences.ts';
import { inPages } from './in-pages.ts';
import { isGoingBack } from './report-failed-refund.ts';
import type { DetectedDifference } from './store-payment-differences.ts';

/** A bank may send a refund back for up to a month. */
const refundLookBackMs = 40 * dayMs;

const pageSize = 100;

/**
 * What went back lately, whenever it had been paid, a page at a time: refunds that were made at the
 * provider, then those of ours, of which the bank may have sent the money back.
 */
export async function* compareRefunds(
  database: Database,
  provider: Stripe,
  compared: ComparedAccounts,
  now: Date,
): AsyncGenerator<DetectedDifference[]> {
  const since = Math.floor((now.getTime() - lookBackMs) / secondMs);
  for (const accountId of compared.accounts) {
    const made = provider.refunds.list(
      { created: { gte: since }, limit: 100 },
      onAccount(accountId),
    );
    for await (const page of inPages(made, pageSize)) {
      const intents = page.flatMap(({ payment_intent: intent }) => intent ?? []).map(String);
      if (intents.length === 0) continue;
      const isOfPage = and(inArray(payments.intentId, intents), compared.isCompared);
      const own = await readOwn(database, isOfPage);
      yield findChargeDifferences(own, await readTold(provider, own));
    }
  }
  yield* compareOwn(database, provider, compared, now);
}

async function* compareOwn(
  database: Database,
  provider: Stripe,
  { isCompared: isShown }: ComparedAccounts,
  now: Date,
): AsyncGenerator<DetectedDifference[]> {
  const since = new Date(now.getTime() - refundLookBackMs);
  const { id, state, refundBegunAt } = payments;
  const isCompared = and(
    inArray(state, ['refunding', 'refunded']),
    // However long it takes: what is not given back yet stays in sight.
    or(gte(refundBegunAt, since), eq(state, 'refunding')),
  );
  let last: string | undefined;
  for (;;) {
    const page = await database
      .select()
      .from(payments)
      .where(and(isCompared, isShown, last === undefined ? undefined : gt(id, last)))
      .orderBy(asc(id))
      .limit(pageSize);
    const told = await readTold(provider, page);
    const found = findChargeDifferences(page, told);
    for (const payment of page) {
      const isHeld = told.some(
        ({ intentId, isCharged }) => isCharged && intentId === payment.intentId,
      );
      if (payment.state !== 'refunding' || !isHeld) continue;
      found.push(...(await findFailed(database, provider, payment, now)));
    }
    yield found;
    last = page.at(-1)?.id;
    if (page.length < pageSize) return;
  }
}

async function readTold(provider: Stripe, own: readonly OwnPayment[]): Promise<ProviderPayment[]> {
  const told = new Map<string, ProviderPayment>();
  for (const payment of own) await addReported(provider, told, payment);
  return [...told.values()];
}

/** A refund that fell back, or that nobody asks for any more though no bank decides about it. */
async function findFailed(
  database: Database,
  provider: Stripe,
  { id: ownId, intentId, accountId, amount, refundBegunAt }: typeof payments.$inferSelect,
  now: Date,
): Promise<DetectedDifference[]> {
  if (intentId === null || (await isGoingBack(database, intentId))) return [];
  const refunds = await awaitProvider(listRefunds(provider, intentId, accountId));
  const givenBack = howGivenBack(amount, refunds);
  const isLeft =
    givenBack === 'none' &&
    now.getTime() - (refundBegunAt?.getTime() ?? 0) > underWayMs &&
    !(await isDisputed(database, ownId));
  if (givenBack !== 'failed' && !isLeft) return [];
  return [{ kind: 'refund-failed', providerId: intentId, accountId, ownId }];
}

async function isDisputed(database: Database, paymentId: string): Promise<boolean> {
  const { id, endedAt } = paymentDisputes;
  const [open] = await database
    .select({ id })
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.paymentId, paymentId), isNull(endedAt)))
    .limit(1);
  return open !== undefined;
}
