import { eq, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { findAtProvider, requirePayments } from '../../platform/payments/provider.ts';
import { paymentCustomers, savedCards } from '../tables.ts';

/** Whether the provider has deleted a customer, and the cards with them. */
export async function isCustomerGone(provider: Stripe, customerId: string): Promise<boolean> {
  const customer = await findAtProvider(provider.customers.retrieve(customerId));
  return customer === undefined || customer.deleted === true;
}

/** Forgets a customer who is gone at the provider, and nobody else; answers whether they are. */
export async function forgetIfGone(
  platform: Pick<Platform, 'database' | 'payments'>,
  customerId: string,
): Promise<boolean> {
  const { provider } = requirePayments(platform);
  if (!(await isCustomerGone(provider, customerId))) return false;
  await platform.database.transaction((transaction) => forgetCustomer(transaction, customerId));
  return true;
}

/**
 * Forgets a customer: the next card creates one under another key, since the old key returns the
 * deleted one.
 */
export async function forgetCustomer(queries: Queries, customerId: string): Promise<void> {
  const { customerId: known, revision, userId } = paymentCustomers;
  const [customer] = await queries
    .update(paymentCustomers)
    .set({ customerId: null, key: sql`gen_random_uuid()`, revision: sql`${revision} + 1` })
    .where(eq(known, customerId))
    .returning({ userId });
  if (!customer) return;
  await queries.delete(savedCards).where(eq(savedCards.userId, customer.userId));
  await announce(queries, 'cards', customer.userId);
}
