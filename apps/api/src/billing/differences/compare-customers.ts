import { inArray, or } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Database } from '../../platform/database/database.ts';
import { findGoing } from '../errands/find-going.ts';
import { isUuid } from '../is-uuid.ts';
import { paymentCustomers } from '../tables.ts';
import { inPages } from './in-pages.ts';
import type { DetectedDifference } from './store-payment-differences.ts';

/**
 * Customers whom the provider alone knows, a page at a time. Ours are read after the provider's page,
 * and their rows stand before they are made there: who is made meanwhile is no difference.
 */
export async function* compareCustomers(
  database: Database,
  provider: Stripe,
  startedAt: Date,
): AsyncGenerator<DetectedDifference[]> {
  for await (const page of inPages(provider.customers.list({ limit: 100 }))) {
    // Those of other systems of the same account carry no key.
    const there = page.flatMap(({ id, metadata: { key } }) =>
      key === undefined ? [] : { id, key },
    );
    const keys = await findKeys(database, there);
    const unknown = there.filter(({ key }) => !keys.has(key));
    const names = unknown.flatMap(({ id, key }) => [id, key]);
    // Those that the provider is requested to delete, by number or key.
    const going = await findGoing(database, names, startedAt);
    yield unknown
      .filter(({ id, key }) => !going.has(id) && !going.has(key))
      .map(({ id: providerId }) => ({ kind: 'customer-unknown', providerId, ownId: null }));
  }
}

/** Which of their keys are those of customers here. */
async function findKeys(
  database: Database,
  there: readonly { readonly id: string; readonly key: string }[],
): Promise<Set<string>> {
  const keys = there.map(({ key }) => key).filter(isUuid);
  const { key: own, customerId } = paymentCustomers;
  const rows = await database
    .select({ key: own, customerId })
    .from(paymentCustomers)
    .where(
      or(
        inArray(own, keys),
        inArray(
          customerId,
          there.map(({ id }) => id),
        ),
      ),
    );
  const known = new Map(there.map(({ id, key }) => [id, key]));
  return new Set(rows.flatMap(({ key, customerId: id }) => [key, known.get(id ?? '') ?? key]));
}
