import { myListings } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { eq } from 'drizzle-orm';
import { calledNameSql } from '../../account/called-name.ts';
import { users } from '../../account/tables.ts';
import type { ListingRow } from '../../listings/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { mailedWords } from '../../platform/mail/mail-words.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import { findReader } from '../life/find-reader.ts';
import { deletionMails } from './deletion-mails.ts';

/**
 * Writes to the owner of a listing that somebody else has deleted: by name who was let in, and of
 * administrators that it was one of them.
 */
export async function tellDeletion(
  transaction: Queries,
  { caller, clock, configuration }: Pick<OperationContext, 'caller' | 'clock' | 'configuration'>,
  { ownerId, title }: Pick<ListingRow, 'ownerId' | 'title'>,
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
    title: mailedWords(title),
    link: pageLink(configuration, myListings({}).path),
  };
  if (groups.has('administrators')) {
    const template = deletionMails.byAdministrator;
    await queueMail(transaction, { ...owner, template, values: shown }, clock.now());
    return;
  }
  const values = { ...shown, name: mailedWords(by?.name ?? '') };
  await queueMail(
    transaction,
    { ...owner, template: deletionMails.byDelegate, values },
    clock.now(),
  );
}
