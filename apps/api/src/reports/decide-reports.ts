import type * as schemas from '@boardwalk/sdk-core/reports/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, ne } from 'drizzle-orm';
import { writeAuditEntry } from '../access/trail/write-audit-entry.ts';
import { lockListingOwner } from '../listings/storage/lock-listing-owner.ts';
import { listings } from '../listings/tables.ts';
import type { Handler } from '../platform/domain.ts';
import { reopenReports, settleReports } from './settle-reports.ts';

const events = { dismiss: 'reports-dismissed', reopen: 'reports-reopened' } as const;

/** Dismisses the reports of a listing that a moderator has read, or takes that back. */
export const decideReports: Handler<typeof schemas.decideReports> = (
  { params: { id }, body: { decision, latestId } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    await lockListingOwner(transaction, id);
    // Of two moderators at once, the second waits here and finds that it is decided.
    const [row] = await transaction
      .select({ kind: listings.kind, ownerId: listings.ownerId, title: listings.title })
      .from(listings)
      .where(and(eq(listings.id, id), ne(listings.status, 'Delete')))
      .for('update');
    if (!row) throw new Problem('not-found', 'There is no such listing.');
    const { kind, ownerId, title } = row;
    const subject = { kind: 'listing', id } as const;
    const count =
      decision === 'dismiss'
        ? await settleReports(transaction, context, {
            ...subject,
            outcome: 'dismissed',
            title,
            latestId,
          })
        : await reopenReports(transaction, ['dismissed'], subject);
    if (count === 0) throw new Problem('conflict', 'Somebody has decided of this already.');
    await writeAuditEntry(transaction, context, {
      event: events[decision],
      subjectId: ownerId,
      detail: { objectType: kind, objectId: String(id), count },
    });
    return null;
  });
