import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { lockUser } from '../../account/lock-user.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import { signedOut } from '../../platform/calls/require-rule.ts';
import { awaitProvider, requirePayments } from '../../platform/payments/provider.ts';
import { paymentCustomers } from '../tables.ts';

/**
 * Returns the user's customer at the provider, created there when first needed. The provider is
 * given a random key of ours and nothing of the person. The row is inserted first, so that two
 * concurrent calls, and a retry after a crash, use one key and are given one customer.
 */
export async function customerOf(
  platform: Pick<Platform, 'database' | 'clock' | 'payments'>,
  userId: UserId,
): Promise<string> {
  const { database } = platform;
  const { provider } = requirePayments(platform);
  const row = await keepRow(platform, userId);
  if (row.customerId !== null) return row.customerId;
  const { id } = await awaitProvider(makeCustomer(provider, row.key));
  const ofKey = and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.key, row.key));
  const kept = await database
    .update(paymentCustomers)
    .set({ customerId: id })
    .where(ofKey)
    .returning({ userId: paymentCustomers.userId });
  // The account was closed meanwhile, which causes the customer with this key to be deleted there.
  if (kept.length === 0) throw new Problem('unavailable', 'This was overtaken. Please try again.');
  return id;
}

/**
 * Stores and returns the row of an account that is not closed; closing an account takes turns with
 * this.
 */
function keepRow({ database, clock }: Pick<Platform, 'database' | 'clock'>, userId: UserId) {
  return database.transaction(async (transaction) => {
    const { state } = await lockUser(transaction, userId);
    if (state !== 'active') throw signedOut(true);
    await transaction
      .insert(paymentCustomers)
      .values({ userId, createdAt: clock.now() })
      .onConflictDoNothing();
    const ofUser = eq(paymentCustomers.userId, userId);
    const [row] = await transaction.select().from(paymentCustomers).where(ofUser);
    if (!row) throw new Error('A customer was not written down.');
    return row;
  });
}

/** Makes a customer at the provider, or finds who was made under that key. */
export function makeCustomer(provider: Stripe, key: string): Promise<Stripe.Customer> {
  return provider.customers.create({ metadata: { key } }, { idempotencyKey: `customer ${key}` });
}

/** Who somebody is at the provider; undefined for those who never saved a card nor bought a thing. */
export async function findCustomer(
  { database }: Pick<Platform, 'database'>,
  userId: number,
): Promise<string | undefined> {
  const [row] = await database
    .select({ customerId: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId));
  return row?.customerId ?? undefined;
}
