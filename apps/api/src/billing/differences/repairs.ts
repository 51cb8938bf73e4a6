import type { DifferenceKind } from '@boardwalk/sdk-core/billing/provider/provider-terms';
import { and, eq, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { findAtProvider, requirePayments } from '../../platform/payments/provider.ts';
import { syncCards } from '../cards/sync-cards.ts';
import { addErrand } from '../errands/send-errand.ts';
import { paymentCustomers, savedCards } from '../tables.ts';
import { type Difference, differsNoMore, numberOf, type Repair } from './repair.ts';
import { finishCharge, giveBack, takeBack } from './repair-charges.ts';

const repairs: Readonly<Record<DifferenceKind, Repair>> = {
  'customer-gone': { ask: requireGone, write: forgetCustomer },
  'customer-unknown': { ask: requireUnknown, write: deleteThere },
  'cards-differ': {
    ask: (platform, difference) => syncCards(platform, numberOf(difference)),
  },
  'charge-unknown': finishCharge,
  'charged-twice': finishCharge,
  'charge-missing': takeBack,
  'amount-differs': giveBack,
};

export function getRepair(kind: DifferenceKind): Repair {
  return repairs[kind];
}

/** An error in a comparison must cost nobody their cards. */
async function requireGone(platform: Platform, difference: Difference): Promise<void> {
  const customer = await findThere(platform, numberOf(difference));
  if (customer && !customer.deleted) throw differsNoMore();
}

function findThere(platform: Platform, id: string) {
  const { provider } = requirePayments(platform);
  return findAtProvider(provider.customers.retrieve(id));
}

/** The next card makes a customer anew: under another key, since the old one answers who is gone. */
async function forgetCustomer(queries: Queries, _: Platform, difference: Difference) {
  const { customerId, revision, userId } = paymentCustomers;
  const [customer] = await queries
    .update(paymentCustomers)
    .set({ customerId: null, key: sql`gen_random_uuid()`, revision: sql`${revision} + 1` })
    .where(and(eq(customerId, numberOf(difference)), eq(userId, Number(difference.ownId))))
    .returning({ userId });
  if (!customer) return;
  await queries.delete(savedCards).where(eq(savedCards.userId, customer.userId));
  await announce(queries, 'cards', customer.userId);
}

async function requireUnknown(platform: Platform, difference: Difference): Promise<void> {
  const customer = await findThere(platform, numberOf(difference));
  if (!customer || customer.deleted || !customer.metadata.key) throw differsNoMore();
  const [known] = await platform.database
    .select({ userId: paymentCustomers.userId })
    .from(paymentCustomers)
    .where(eq(sql`${paymentCustomers.key}::text`, customer.metadata.key));
  if (known) throw differsNoMore();
}

function deleteThere(queries: Queries, platform: Platform, difference: Difference): Promise<void> {
  return addErrand(queries, platform, {
    kind: 'delete-customer',
    objectId: numberOf(difference),
  });
}
