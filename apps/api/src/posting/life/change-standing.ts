import type { StandardStatus } from '@boardwalk/sdk-core/listings/enumerations/property/standard-statuses';
import { changedStanding, type Refusal, standingOf } from '@boardwalk/sdk-core/posting/life';
import type * as schemas from '@boardwalk/sdk-core/posting/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { requirePermission } from '../../access/require-permission.ts';
import { readListingAttributes } from '../../listings/storage/listing-attributes.ts';
import { lockListingOwner } from '../../listings/storage/lock-listing-owner.ts';
import { storeStanding } from '../../listings/storage/update-listing.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { auditAdministratorAction } from '../publish/audit-administrator-action.ts';
import { lockListing } from '../publish/lock-listing.ts';
import { requireCityForChange } from '../publish/require-city.ts';
import { requireOpenOwner } from '../publish/require-open-owner.ts';

const refusals: Readonly<Record<Refusal, string>> = {
  'no-such-action': 'This can’t be done with the listing as it stands now.',
  over: 'Its time is over. Please change its dates first.',
};

/** Does with a listing what its owner asks for, where it stands so that this can be done. */
export const changeStanding: Handler<typeof schemas.changeStanding> = (
  { params: { type: kind, id }, body: { action } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const caller = requireMember(context.caller);
    const own = { ...context, database: transaction };
    await lockListingOwner(transaction, id);
    const row = await lockListing(transaction, kind, id);
    const object = await requirePermission(own, 'write', { type: kind, id: String(id) });
    const now = context.clock.now();
    const listing = { ...row, kind, attributes: readListingAttributes(row) };
    const changed = changedStanding(listing, action, now);
    if (typeof changed === 'string') throw new Problem('conflict', refusals[changed]);
    // A user who lost the city may take an entry away, and not bring it back.
    if (!isOut(changed.status)) {
      await requireOpenOwner(transaction, { ownerId: row.ownerId, caller, object });
      await requireCityForChange(transaction, { kind, place: row, caller, object }, context);
    }
    await storeStanding(transaction, id, { ...changed, updatedAt: now });
    await auditAdministratorAction(transaction, context, {
      event: 'listing-changed',
      row,
      detail: { action },
    });
    return {
      id: parseWith(listingId, id),
      status: changed.status,
      standing: standingOf(changed),
      expiresAt: changed.expiresAt?.toISOString() ?? null,
    };
  });

function isOut(status: StandardStatus): boolean {
  return status === 'Withdrawn' || status === 'Closed' || status === 'Expired';
}
