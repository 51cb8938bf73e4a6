import type * as schemas from '@boardwalk/sdk-core/licenses/own/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { callOffPayment, cancelPayment } from '../../billing/payments/cancel-payment.ts';
import { endPlaces } from '../../boards/places/held-places.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { ifAnswered } from '../../platform/payments/provider.ts';
import { changeLicense, holderOf, isRunning, type LicenseRow } from '../license-row.ts';
import { findPayment } from '../subscribe/charge-license.ts';
import { requireOwnLicense } from './require-own-license.ts';

/** Ends a licence that runs; of one that is being paid for, the payment is cancelled. */
export const endLicense: Handler<typeof schemas.endLicense> = async (
  { params: { uuid } },
  context,
) => {
  const { database, clock } = context;
  const { state } = await requireOwnLicense(database, uuid, context);
  if (state === 'PENDING') {
    await cancelPurchase(context, uuid);
    return null;
  }
  await database.transaction(async (transaction) => {
    const license = await requireOwnLicense(transaction, uuid, context, 'update');
    const now = clock.now();
    if (isRunning(license, now) && (await closeLicense(transaction, license, now))) return;
    throw new Problem('conflict', 'This licence is over already.');
  });
  return null;
};

/** Ends a licence that runs and is locked, with its places; false where it does not run. */
export async function closeLicense(
  transaction: Queries,
  license: LicenseRow,
  now: Date,
): Promise<boolean> {
  if (!(await changeLicense(transaction, license, 'end', now))) return false;
  await endPlaces(transaction, { holder: holderOf(license.id) }, now);
  return true;
}

/** Its payment comes to nothing, whether the provider answers or not; unless it is made already. */
async function cancelPurchase(context: OperationContext, uuid: string): Promise<void> {
  const payment = await findPayment(context.database, uuid);
  if (payment) {
    const { id, intentId, accountId } = payment;
    const cancelled = intentId === null ? undefined : cancelPayment(context, intentId, accountId);
    if (!cancelled || !(await ifAnswered(cancelled))) await callOffPayment(context, id);
  }
  const { state } = await requireOwnLicense(context.database, uuid, context);
  if (state === 'FAILED') return;
  const sentence =
    state === 'PENDING'
      ? 'It is being paid for at this moment. Please try again in a while.'
      : 'It was paid for at this moment, and runs.';
  throw new Problem('conflict', sentence);
}
