import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Database } from '../../platform/database/database.ts';
import { type ListedPaymentMethod, listMethods } from '../cards/list-methods.ts';
import { findGoing } from '../errands/find-going.ts';
import { paymentCustomers, savedCards } from '../tables.ts';
import type { DetectedDifference } from './store-payment-differences.ts';

type Customer = typeof paymentCustomers.$inferSelect;
type KnownCard = Pick<
  typeof savedCards.$inferSelect,
  'paymentId' | 'last4' | 'expiryMonth' | 'expiryYear'
>;

/** What was attached there so lately may still be on its way here. */
const underWayMs = hourMs;

/** How many of our customers are held at a time. */
const pageSize = 100;

/** Our customers who are gone there, or whose cards there are others than here, a page at a time. */
export async function* compareCards(
  database: Database,
  provider: Stripe,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
): AsyncGenerator<DetectedDifference[]> {
  let last = 0;
  for (;;) {
    const customers = await readAfter(database, last);
    const found: DetectedDifference[] = [];
    for (const customer of customers) {
      if (signal.aborted) return;
      const kind = await compareCustomer(database, provider, customer, now);
      const { customerId: providerId, userId } = customer;
      if (kind) found.push({ kind, providerId, ownId: String(userId) });
    }
    yield found;
    if (customers.length < pageSize) return;
    last = customers.at(-1)?.userId ?? last;
  }
}

function readAfter(database: Database, last: number): Promise<Customer[]> {
  const { customerId, userId } = paymentCustomers;
  return database
    .select()
    .from(paymentCustomers)
    .where(and(isNotNull(customerId), gt(userId, last)))
    .orderBy(asc(userId))
    .limit(pageSize);
}

async function compareCustomer(
  database: Database,
  provider: Stripe,
  { customerId, userId, revision }: Customer,
  now: Date,
): Promise<'customer-gone' | 'cards-differ' | undefined> {
  const methods = await listMethods(provider, String(customerId));
  const kind = methods ? await compareMethods(database, userId, methods, now) : 'customer-gone';
  if (kind === undefined) return undefined;
  // They were synced, or their account closed, since the provider was queried.
  const [current] = await database
    .select({ revision: paymentCustomers.revision })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId));
  return current?.revision === revision ? kind : undefined;
}

async function compareMethods(
  database: Database,
  userId: number,
  methods: readonly ListedPaymentMethod[],
  now: Date,
): Promise<'cards-differ' | undefined> {
  const told = methods.flatMap(([, read]) => read ?? []);
  const isUnderWay = ({ createdAt }: { readonly createdAt: Date }) =>
    now.getTime() - createdAt.getTime() < underWayMs;
  if (told.some(isUnderWay)) return undefined;
  const own = await database.select().from(savedCards).where(eq(savedCards.userId, userId));
  const going = await findGoing(
    database,
    told.map(({ paymentId }) => paymentId),
  );
  const staying = told.filter(({ paymentId }) => !going.has(paymentId));
  return describe(own) === describe(staying) ? undefined : 'cards-differ';
}

function describe(cards: readonly KnownCard[]): string {
  return cards
    .map(({ paymentId, last4, expiryMonth, expiryYear }) =>
      [paymentId, last4, expiryMonth, expiryYear].join(' '),
    )
    .sort()
    .join('\n');
}
