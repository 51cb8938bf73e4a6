import { dayMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, asc, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Database } from '../../platform/database/database.ts';
import { onAccount } from '../../platform/payments/on-account.ts';
import { findAtProvider } from '../../platform/payments/provider.ts';
import { isUuid } from '../is-uuid.ts';
import { paymentDifferences, payments } from '../tables.ts';
import type { ComparedAccounts } from './compared-accounts.ts';
import {
  findChargeDifferences,
  type OwnPayment,
  type ProviderPayment,
} from './find-charge-differences.ts';
import { inPages } from './in-pages.ts';
import type { DetectedDifference } from './store-payment-differences.ts';

/** Each payment is compared on several days, so that one day without a comparison misses none. */
export const lookBackMs = 5 * dayMs;

/** What began so lately may still be on its way. */
export const underWayMs = 600_000;

/** How many payments are held at a time. */
const pageSize = 100;

/**
 * How long after the start of its payment a charge is mostly made; a later one is requested by
 * itself.
 */
const mostlyMs = 600_000;

/** Payments of the last days, and those that differed before, against the provider's, a page at a time. */
export async function* compareCharges(
  database: Database,
  provider: Stripe,
  compared: ComparedAccounts,
  now: Date,
): AsyncGenerator<DetectedDifference[]> {
  const since = new Date(now.getTime() - lookBackMs);
  const until = new Date(now.getTime() - underWayMs);
  for (const accountId of compared.accounts) {
    const made = listIntents(provider, accountId, [since, until]);
    for await (const page of inPages(made, pageSize)) {
      yield compareTold(database, provider, page, accountId);
    }
  }
  yield* compareOwn(database, provider, compared, [since, until]);
}

/**
 * Compares what the provider reports with ours: a payment that is charged more than once has all
 * charges here.
 */
async function compareTold(
  database: Database,
  provider: Stripe,
  page: readonly Stripe.PaymentIntent[],
  accountId: string | null,
): Promise<DetectedDifference[]> {
  const charges = page
    .flatMap((intent) => readTold(intent, accountId) ?? [])
    .filter((one) => one.isCharged);
  const ids = charges.map(({ paymentId }) => paymentId);
  const own = await readOwn(database, inArray(payments.id, ids));
  const told = new Map(charges.map((charge) => [charge.intentId, charge]));
  for (const payment of own) await addReported(provider, told, payment);
  return findChargeDifferences(own, [...told.values()]);
}

/** Compares ours, and those that differed before, with what the provider reports of them. */
async function* compareOwn(
  database: Database,
  provider: Stripe,
  { isCompared: isShown }: ComparedAccounts,
  [since, until]: readonly [Date, Date],
): AsyncGenerator<DetectedDifference[]> {
  const { id, createdAt } = payments;
  const { ownId, endedAt } = paymentDifferences;
  const differed = database
    .select({ id: ownId })
    .from(paymentDifferences)
    .where(and(isNull(endedAt), isNotNull(ownId)));
  const isCompared = or(
    and(gte(createdAt, since), lt(createdAt, until)),
    inArray(sql`${id}::text`, differed),
  );
  let last: (OwnPayment & { readonly createdAt: Date }) | undefined;
  for (;;) {
    const after = last && sql`(${createdAt}, ${id}) > (${last.createdAt}, ${last.id}::uuid)`;
    const own = await readOwn(database, and(isCompared, isShown, after));
    yield findChargeDifferences(own, [...(await readToldOf(provider, own)).values()]);
    last = own.at(-1);
    if (own.length < pageSize) return;
  }
}

/** Reads what the provider reports of these payments, of which the first was begun first. */
async function readToldOf(
  provider: Stripe,
  own: readonly (OwnPayment & { readonly createdAt: Date })[],
): Promise<Map<string, ProviderPayment>> {
  const told = new Map<string, ProviderPayment>();
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return told;
  const ids = new Set(own.map(({ id }) => id));
  const until = new Date(last.createdAt.getTime() + mostlyMs);
  // Those on other accounts are requested one by one.
  for await (const intent of listIntents(provider, null, [first.createdAt, until])) {
    const charge = readTold(intent, null);
    if (charge && ids.has(charge.paymentId)) told.set(charge.intentId, charge);
  }
  for (const payment of own) await addReported(provider, told, payment);
  return told;
}

function listIntents(
  provider: Stripe,
  accountId: string | null,
  [since, until]: readonly [Date, Date],
) {
  const created = { gte: inSeconds(since), lt: inSeconds(until) };
  return provider.paymentIntents.list(
    { created, limit: 100, expand: ['data.latest_charge'] },
    onAccount(accountId),
  );
}

export function readOwn(database: Database, condition: SQL | undefined) {
  const { id, intentId, accountId, amount, currency, state, createdAt } = payments;
  return database
    .select({ id, intentId, accountId, amount, currency, state, createdAt })
    .from(payments)
    .where(condition)
    .orderBy(asc(createdAt), asc(id))
    .limit(pageSize);
}

export async function addReported(
  provider: Stripe,
  told: Map<string, ProviderPayment>,
  { intentId, accountId }: Pick<OwnPayment, 'intentId' | 'accountId'>,
) {
  if (intentId === null || told.has(intentId)) return;
  const intent = await findAtProvider(
    provider.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }, onAccount(accountId)),
  );
  const charge = intent && readTold(intent, accountId);
  if (charge) told.set(charge.intentId, charge);
}

/** Undefined for what carries no number of ours. */
function readTold(
  intent: Stripe.PaymentIntent,
  accountId: string | null,
): ProviderPayment | undefined {
  const { id, metadata, status, amount_received: amount, currency, latest_charge: charge } = intent;
  const { payment } = metadata;
  if (payment === undefined || !isUuid(payment)) return undefined;
  const isGivenBack = typeof charge === 'object' && charge !== null && charge.refunded;
  return {
    intentId: id,
    accountId,
    paymentId: payment,
    amount,
    currency: currency.toUpperCase(),
    isCharged: status === 'succeeded' && !isGivenBack,
  };
}

function inSeconds(time: Date): number {
  return Math.floor(time.getTime() / secondMs);
}
