import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { ChargedPayment } from '../payments/sale.ts';
import { payments, savedCards } from '../tables.ts';

export type LockedPayment = typeof payments.$inferSelect & Pick<ChargedPayment, 'card'>;

/** A payment with the card that is charged, which may have been deleted meanwhile. */
export async function lockPayment(
  transaction: Queries,
  id: string,
): Promise<LockedPayment | undefined> {
  const { brand, last4, paymentId } = savedCards;
  const [found] = await transaction
    .select({ payment: payments, card: { brand, last4 } })
    .from(payments)
    .leftJoin(savedCards, eq(paymentId, payments.paymentMethodId))
    .where(eq(payments.id, id))
    .for('update', { of: payments })
    .prepare('lock_payment')
    .execute();
  return found && { ...found.payment, card: found.card };
}
