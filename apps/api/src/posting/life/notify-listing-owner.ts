import type { ModeratorDecision } from '@boardwalk/sdk-core/posting/moderation';
import { eq } from 'drizzle-orm';
import type { StoredListing } from '../../listings/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { longestReason, sanitizeMailText } from '../../platform/mail/safe-mail-text.ts';
import { renewalLink } from '../reminders/reminder-mail.ts';
import { pendingApprovalNotices } from '../tables.ts';
import { decisionMails } from './decision-mails.ts';
import { findReader } from './find-reader.ts';

interface Told {
  readonly decision: ModeratorDecision;
  readonly reason: string;
}

/**
 * Writes to the owner of a listing what was decided, and why; approvals are gathered. An owner
 * without an account is not notified.
 */
export async function notifyListingOwner(
  transaction: Queries,
  { clock, configuration }: Pick<OperationContext, 'clock' | 'configuration'>,
  { id: listingId, ownerId, title }: Pick<StoredListing, 'id' | 'ownerId' | 'title'>,
  { decision, reason }: Told,
): Promise<void> {
  const now = clock.now();
  if (decision === 'approve') {
    await transaction
      .insert(pendingApprovalNotices)
      .values({ listingId, approvedAt: now })
      .onConflictDoNothing();
    return;
  }
  await transaction
    .delete(pendingApprovalNotices)
    .where(eq(pendingApprovalNotices.listingId, listingId));
  const owner = await findReader(transaction, ownerId);
  if (!owner) return;
  const values = {
    title: sanitizeMailText(title),
    reason: sanitizeMailText(reason, longestReason),
    link: renewalLink(configuration, [title]),
  };
  await queueMail(transaction, { ...owner, template: decisionMails[decision], values }, now);
}
