import { and, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Database } from '../../platform/database/database.ts';
import { paymentCustomers, paymentErrands } from '../tables.ts';
import type { FoundDifference } from './keep-differences.ts';

/**
 * Customers who are here alone, or there alone. Ours are read before the provider's and after: who
 * was made or deleted meanwhile is no difference.
 */
export async function compareCustomers(
  database: Database,
  provider: Stripe,
  startedAt: Date,
): Promise<FoundDifference[]> {
  const before = await readOwn(database);
  const there = await readThere(provider);
  const after = await readOwn(database);
  const gone = [...before].filter(([id]) => after.has(id) && !there.has(id));
  const keys = await readKeys(database);
  const unknown = [...there].filter(
    ([id, key]) => !keys.has(key ?? '') && isOurs(key) && !after.has(id),
  );
  const going = await findGoing(
    database,
    unknown.map(([id]) => id),
    startedAt,
  );
  return [
    ...gone.map(([providerId, userId]) => ({
      kind: 'customer-gone' as const,
      providerId,
      ownId: String(userId),
    })),
    ...unknown
      .filter(([id]) => !going.has(id))
      .map(([providerId]) => ({ kind: 'customer-unknown' as const, providerId, ownId: null })),
  ];
}

/** Those of other systems of the same account carry no key. */
function isOurs(key: string | undefined): boolean {
  return key !== undefined;
}

async function readOwn(database: Database): Promise<Map<string, number>> {
  const { userId, customerId } = paymentCustomers;
  const rows = await database
    .select({ userId, customerId })
    .from(paymentCustomers)
    .where(isNotNull(customerId));
  return new Map(rows.flatMap((row) => (row.customerId ? [[row.customerId, row.userId]] : [])));
}

async function readKeys(database: Database): Promise<Set<string>> {
  const rows = await database.select({ key: paymentCustomers.key }).from(paymentCustomers);
  return new Set(rows.map(({ key }) => key));
}

async function readThere(provider: Stripe): Promise<Map<string, string | undefined>> {
  const there = new Map<string, string | undefined>();
  for await (const { id, metadata } of provider.customers.list({ limit: 100 })) {
    there.set(id, metadata.key);
  }
  return there;
}

/** Those whom the provider is being told to delete, or was since the comparison began. */
async function findGoing(database: Database, ids: readonly string[], startedAt: Date) {
  const { objectId, doneAt } = paymentErrands;
  const rows = await database
    .select({ objectId })
    .from(paymentErrands)
    .where(and(inArray(objectId, [...ids]), or(isNull(doneAt), gte(doneAt, startedAt))));
  return new Set(rows.map((row) => row.objectId));
}
