import type * as schemas from '@boardwalk/sdk-core/billing/coupons/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { describeListed } from './describe-coupon.ts';
import { insertCoupon } from './insert-coupon.ts';

/** Makes a coupon, here with its audit entry and at the payment provider as soon as it answers. */
export const createCoupon: Handler<typeof schemas.createCoupon> = async ({ body }, context) => {
  const { database, clock } = context;
  const now = clock.now();
  if (body.redemption_date !== undefined && new Date(body.redemption_date) <= now) {
    throw new Problem('invalid-request', 'The coupon would be over before it begins.', {
      fields: [{ path: 'body.redemption_date', message: 'expected an instant to come' }],
    });
  }
  const row = await database.transaction(async (transaction) => {
    const added = await insertCoupon(transaction, context, body, now);
    if (!added) {
      throw new Problem('conflict', 'Another coupon has or had this code.', {
        fields: [{ path: 'body.coupon_code', message: 'expected a code that no coupon has had' }],
      });
    }
    await writeAuditEntry(transaction, context, {
      event: 'coupon-created',
      subjectId: null,
      detail: { coupon: added.code },
    });
    return added;
  });
  return describeListed(row, now.getTime());
};
