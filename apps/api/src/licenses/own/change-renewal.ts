import type * as schemas from '@boardwalk/sdk-core/licenses/own/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { findCard, lockCard } from '../../billing/cards/lock-card.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { describeLicense } from '../describe-license.ts';
import type { LicenseRow } from '../license-row.ts';
import { refuseUnpaid } from '../subscribe/prepare-offer.ts';
import { licenses } from '../tables.ts';
import { requireOwnLicense } from './require-own-license.ts';

/** Says whether a licence that runs is paid for again when it is due, and with which card. */
export const changeRenewal: Handler<typeof schemas.changeRenewal> = (
  { params: { uuid }, body },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const license = await requireOwnLicense(transaction, uuid, context, 'update');
    if (license.state !== 'ACTIVE') throw new Problem('conflict', 'This licence does not run.');
    // A larger plan that is being paid for renews as this one did when its payment began.
    await refuseUnpaid(transaction, license.listingId);
    const change = body.renews
      ? {
          renews: true,
          paymentMethodId: await keepCard(transaction, license, body.payment_method, context),
        }
      : { renews: false };
    await transaction.update(licenses).set(change).where(eq(licenses.id, uuid));
    return describeLicense(transaction, { ...license, ...change }, context);
  });

/** The card that is to pay, which nobody deletes before the licence is known to renew with it. */
async function keepCard(
  transaction: Queries,
  { paymentMethodId }: LicenseRow,
  named: string | undefined,
  { caller }: Pick<OperationContext, 'caller'>,
): Promise<string> {
  const { userId } = requireMember(caller);
  if (named !== undefined) {
    return (await lockCard(transaction, { userId, paymentId: named }, 'share')).paymentId;
  }
  const own =
    paymentMethodId === null
      ? undefined
      : await findCard(transaction, { userId, paymentId: paymentMethodId }, 'share');
  if (own) return own.paymentId;
  throw new Problem('invalid-request', 'This licence has no card any more. Please choose one.', {
    fields: [{ path: 'body.payment_method', message: 'expected a saved card' }],
  });
}
