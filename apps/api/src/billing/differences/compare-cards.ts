import { eq, inArray, isNotNull } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Database } from '../../platform/database/database.ts';
import { findAtProvider } from '../../platform/payments/provider.ts';
import { readMethod } from '../cards/read-method.ts';
import { paymentCustomers, paymentErrands, savedCards } from '../tables.ts';
import type { FoundDifference } from './keep-differences.ts';

type Customer = typeof paymentCustomers.$inferSelect;
type KnownCard = Pick<
  typeof savedCards.$inferSelect,
  'paymentId' | 'last4' | 'expiryMonth' | 'expiryYear'
>;

/** What was attached there so lately may still be on its way here. */
const underWayMs = 3_600_000;

/** Customers whose cards there are others than here. */
export async function compareCards(
  database: Database,
  provider: Stripe,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
): Promise<FoundDifference[]> {
  const customers = await database
    .select()
    .from(paymentCustomers)
    .where(isNotNull(paymentCustomers.customerId));
  const found: FoundDifference[] = [];
  for (const customer of customers) {
    if (signal.aborted) break;
    const { customerId: providerId, userId } = customer;
    if (providerId === null || !(await differs(database, provider, customer, now))) continue;
    found.push({ kind: 'cards-differ', providerId, ownId: String(userId) });
  }
  return found;
}

async function differs(
  database: Database,
  provider: Stripe,
  { customerId, userId, revision }: Customer,
  now: Date,
): Promise<boolean> {
  const methods = await listMethods(provider, String(customerId));
  // Whoever is deleted there differs as a customer.
  if (methods === undefined) return false;
  const told = methods.flatMap((method) => readMethod(method) ?? []);
  if (told.some(({ createdAt }) => now.getTime() - createdAt.getTime() < underWayMs)) return false;
  const own = await database.select().from(savedCards).where(eq(savedCards.userId, userId));
  const going = await findGoing(
    database,
    told.map(({ paymentId }) => paymentId),
  );
  const staying = told.filter(({ paymentId }) => !going.has(paymentId));
  if (describe(own) === describe(staying)) return false;
  // They were synced since the provider was asked.
  const [current] = await database
    .select({ revision: paymentCustomers.revision })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId));
  return current?.revision === revision;
}

async function listMethods(provider: Stripe, customerId: string) {
  const found = provider.customers.listPaymentMethods(customerId, { limit: 100 });
  return (await findAtProvider(found))?.data;
}

/** Deleted by their owner, whether the provider knows it yet or not. */
async function findGoing(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const { objectId } = paymentErrands;
  const rows = await database
    .select({ objectId })
    .from(paymentErrands)
    .where(inArray(objectId, [...ids]));
  return new Set(rows.map((row) => row.objectId));
}

function describe(cards: readonly KnownCard[]): string {
  return cards
    .map(({ paymentId, last4, expiryMonth, expiryYear }) =>
      [paymentId, last4, expiryMonth, expiryYear].join(' '),
    )
    .sort()
    .join('\n');
}
