import { eq } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import { askProvider, requirePayments } from '../../platform/payments/provider.ts';
import { paymentCustomers } from '../tables.ts';

/**
 * Who somebody is at the provider, made there at the first need. It is told a random key of ours and
 * nothing of the person. The row stands first, so that two at once, and a try after a crash, ask
 * under one key and are given one customer.
 */
export async function customerOf(
  platform: Pick<Platform, 'database' | 'clock' | 'payments'>,
  userId: number,
): Promise<string> {
  const { database, clock } = platform;
  const { provider } = requirePayments(platform);
  await database
    .insert(paymentCustomers)
    .values({ userId, createdAt: clock.now() })
    .onConflictDoNothing();
  const ofUser = eq(paymentCustomers.userId, userId);
  const [row] = await database.select().from(paymentCustomers).where(ofUser);
  if (!row) throw new Error('The account was closed meanwhile.');
  if (row.customerId !== null) return row.customerId;
  const { id } = await askProvider(
    provider.customers.create(
      { metadata: { key: row.key } },
      { idempotencyKey: `customer ${row.key}` },
    ),
  );
  await database.update(paymentCustomers).set({ customerId: id }).where(ofUser);
  return id;
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
