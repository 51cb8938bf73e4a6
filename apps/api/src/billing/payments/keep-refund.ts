import { and, eq } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import { payments } from '../tables.ts';

/** Writes down that the money has gone back. */
export async function keepRefund(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { intentId, refundId }: { readonly intentId: string; readonly refundId: string },
): Promise<void> {
  await database
    .update(payments)
    .set({ state: 'refunded', refundId, settledAt: clock.now() })
    .where(and(eq(payments.intentId, intentId), eq(payments.state, 'refunding')));
}
