import type * as schemas from '@boardwalk/sdk-core/billing/coupons/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { matchCoupon } from './match-coupon.ts';
import { coupons } from './tables.ts';

/** Ends a coupon for all later users; what was redeemed stays redeemed. */
export const endCoupon: Handler<typeof schemas.endCoupon> = async ({ params: { id } }, context) => {
  const { database, clock, queue } = context;
  await database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(coupons).where(eq(coupons.id, id)).for('update');
    if (!row) throw new Problem('not-found', 'There is no such coupon.');
    if (row.endedAt) throw new Problem('conflict', 'This coupon has ended already.');
    await transaction.update(coupons).set({ endedAt: clock.now() }).where(eq(coupons.id, id));
    await queue.enqueue(transaction, matchCoupon, { couponId: id });
    await writeAuditEntry(transaction, context, {
      event: 'coupon-ended',
      subjectId: null,
      detail: { coupon: row.code },
    });
  });
  return null;
};
