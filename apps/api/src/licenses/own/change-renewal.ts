import type * as schemas from '@boardwalk/sdk-core/licenses/own/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { describeLicense } from '../describe-license.ts';
import { isRunning } from '../license-row.ts';
import { refuseUnpaid } from '../subscribe/prepare-offer.ts';
import { licenses } from '../tables.ts';
import { requireOwnLicense } from './require-own-license.ts';

/** Stops the renewal of a licence that runs, as long as nothing renews: its card is free then. */
export const changeRenewal: Handler<typeof schemas.changeRenewal> = (
  { params: { uuid }, body: { renews } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const license = await requireOwnLicense(transaction, uuid, context, 'update');
    const now = context.clock.now();
    if (!isRunning(license, now)) throw new Problem('conflict', 'This licence does not run.');
    // A larger plan that is being paid for renews as this one did when its payment began.
    await refuseUnpaid(transaction, license.listingId);
    await transaction.update(licenses).set({ renews }).where(eq(licenses.id, uuid));
    return describeLicense(transaction, { ...license, renews }, context);
  });
