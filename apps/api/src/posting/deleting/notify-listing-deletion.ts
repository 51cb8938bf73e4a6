import { myListings } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { eq } from 'drizzle-orm';
import { calledNameSql } from '../../account/called-name.ts';
import { users } from '../../account/tables.ts';
import type { StoredListing } from '../../listings/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { sanitizeMailText } from '../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import { findReader } from '../life/find-reader.ts';
import { deletionMails } from './deletion-mails.ts';

/**
 * Writes to the owner of a listing that somebody else has deleted: by name who was let in, and of
 * administrators that it was one of them.
 */
export async function notifyListingDeletion(
  transaction: Queries,
  { caller, clock, configuration }: Pick<OperationContext, 'caller' | 'clock' | 'configuration'>,
  { ownerId, title }: Pick<StoredListing, 'ownerId' | 'title'>,
): Promise<void> {
  const { userId, groups } = requireMember(caller);
  if (userId === ownerId) return;
  const owner = await findReader(transaction, ownerId);
  if (!owner) return;
  const [by] = await transaction
    .select({ name: calledNameSql(users) })
    .from(users)
    .where(eq(users.id, userId));
  const shown = {
    title: sanitizeMailText(title),
    link: pageLink(configuration, myListings({}).path),
  };
  if (groups.has('administrators')) {
    const template = deletionMails.byAdministrator;
    await queueMail(transaction, { ...owner, template, values: shown }, clock.now());
    return;
  }
  const values = { ...shown, name: sanitizeMailText(by?.name ?? '') };
  await queueMail(
    transaction,
    { ...owner, template: deletionMails.byDelegate, values },
    clock.now(),
  );
}
