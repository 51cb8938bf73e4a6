import { and, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { Database } from '../../platform/database/database.ts';
import { findAtProvider } from '../../platform/payments/provider.ts';
import { paymentDifferences, payments } from '../tables.ts';
import {
  findChargeDifferences,
  type OwnPayment,
  type ToldPayment,
} from './find-charge-differences.ts';
import type { FoundDifference } from './keep-differences.ts';

/** Each payment is compared on several days, so that one day without a comparison misses none. */
const lookBackMs = 5 * 86_400_000;

/** What began so lately may still be on its way. */
const underWayMs = 600_000;

/** Payments of the last days, and those that differed before, against the provider's. */
export async function compareCharges(
  database: Database,
  provider: Stripe,
  now: Date,
): Promise<FoundDifference[]> {
  const since = new Date(now.getTime() - lookBackMs);
  const until = new Date(now.getTime() - underWayMs);
  const told = await readTold(provider, since, until);
  const own = await readOwn(database, [since, until], await readDiffering(database, told));
  for (const { intentId } of own) await addTold(provider, told, intentId);
  return findChargeDifferences(own, [...told.values()]);
}

/** What the provider tells of the payments that carry our number. */
async function readTold(provider: Stripe, since: Date, until: Date) {
  const told = new Map<string, ToldPayment>();
  const intents = provider.paymentIntents.list({
    created: { gte: inSeconds(since), lt: inSeconds(until) },
    limit: 100,
    expand: ['data.latest_charge'],
  });
  for await (const intent of intents) keepTold(told, intent);
  return told;
}

/** Our payments that the provider tells of, and those that differed before; asks for what is missing. */
async function readDiffering(database: Database, told: ReadonlyMap<string, ToldPayment>) {
  const open = await database
    .select({ ownId: paymentDifferences.ownId })
    .from(paymentDifferences)
    .where(and(isNull(paymentDifferences.endedAt), isNotNull(paymentDifferences.ownId)));
  const ids = [...told.values()].map(({ paymentId }) => paymentId);
  return [...new Set([...ids, ...open.flatMap(({ ownId }) => ownId ?? [])])].filter(isNumber);
}

async function readOwn(
  database: Database,
  [since, until]: readonly [Date, Date],
  ids: readonly string[],
): Promise<OwnPayment[]> {
  const { id, intentId, amount, currency, state, createdAt } = payments;
  return database
    .select({ id, intentId, amount, currency, state })
    .from(payments)
    .where(
      or(
        and(gte(createdAt, since), lt(createdAt, until)),
        ids.length > 0 ? inArray(id, [...ids]) : undefined,
      ),
    );
}

async function addTold(provider: Stripe, told: Map<string, ToldPayment>, intentId: string | null) {
  if (intentId === null || told.has(intentId)) return;
  const intent = await findAtProvider(
    provider.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
  );
  if (intent) keepTold(told, intent);
}

function keepTold(told: Map<string, ToldPayment>, intent: Stripe.PaymentIntent): void {
  const { id, metadata, status, amount_received: amount, currency, latest_charge: charge } = intent;
  const { payment } = metadata;
  if (payment === undefined || !isNumber(payment)) return;
  const isGivenBack = typeof charge === 'object' && charge !== null && charge.refunded;
  told.set(id, {
    intentId: id,
    paymentId: payment,
    amount,
    currency: currency.toUpperCase(),
    isCharged: status === 'succeeded' && !isGivenBack,
  });
}

function isNumber(text: string): boolean {
  return z.safeParse(z.uuid(), text).success;
}

function inSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1_000);
}
