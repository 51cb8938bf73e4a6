import type { AuditEvent } from '@boardwalk/sdk-core/access/audit-events';
import { standingOf } from '@boardwalk/sdk-core/posting/life';
import { type ModeratorDecision, moderatedStanding } from '@boardwalk/sdk-core/posting/moderation';
import type * as schemas from '@boardwalk/sdk-core/posting/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import { readListingAttributes } from '../../listings/storage/listing-attributes.ts';
import { lockListingOwner } from '../../listings/storage/lock-listing-owner.ts';
import { storeStanding } from '../../listings/storage/update-listing.ts';
import type { Handler } from '../../platform/domain.ts';
import { reopenReports, settleReports } from '../../reports/settle-reports.ts';
import { lockListing } from '../publish/lock-listing.ts';
import { notifyListingOwner } from './notify-listing-owner.ts';

const events: Readonly<Record<ModeratorDecision, AuditEvent>> = {
  approve: 'listing-approved',
  remove: 'listing-removed',
  putBack: 'listing-put-back',
};

/** Lets a listing in, takes it down or puts it back, and writes down who did and why. */
export const moderateListing: Handler<typeof schemas.moderateListing> = (
  { params: { type: kind, id }, body: { decision, reason = '' } },
  context,
) => {
  if (decision === 'remove' && reason === '') {
    throw new Problem('invalid-request', 'Please say why.', {
      fields: [{ path: 'body.reason', message: 'expected what its owner is to be told' }],
    });
  }
  return context.database.transaction(async (transaction) => {
    await lockListingOwner(transaction, id);
    const row = await lockListing(transaction, kind, id);
    const now = context.clock.now();
    const listing = { ...row, kind, attributes: readListingAttributes(row) };
    const moderated = moderatedStanding(listing, { decision, words: reason }, now);
    if (!moderated) {
      throw new Problem('conflict', 'This can’t be decided of the listing as it stands now.');
    }
    await storeStanding(transaction, id, { ...moderated, updatedAt: now });
    const subject = { kind: 'listing', id } as const;
    if (decision === 'remove') {
      const { title } = row;
      await settleReports(transaction, context, { ...subject, outcome: 'upheld', title });
    }
    // What was reported about it is to be decided again, regardless of who puts it back.
    if (decision === 'putBack') await reopenReports(transaction, ['upheld'], subject);
    await writeAuditEntry(transaction, context, {
      event: events[decision],
      subjectId: row.ownerId,
      detail: { objectType: kind, objectId: String(id), reason },
    });
    await notifyListingOwner(transaction, context, row, { decision, reason });
    const { status } = moderated;
    return {
      id: parseWith(listingId, id),
      status,
      standing: standingOf({ ...row, ...moderated }),
    };
  });
};
