import type { ModeratorDecision } from '@boardwalk/sdk-core/posting/moderation';
import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import type { ListingRow } from '../../listings/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { renewalLink } from '../reminders/reminder-mail.ts';
import { decisionMails } from './decision-mails.ts';

interface Told {
  readonly decision: ModeratorDecision;
  readonly reason: string;
}

/** Writes to the owner of a listing what was decided, and why; whoever has no account is not told. */
export async function tellOwner(
  transaction: Queries,
  { clock, configuration }: Pick<OperationContext, 'clock' | 'configuration'>,
  { ownerId, title }: Pick<ListingRow, 'ownerId' | 'title'>,
  { decision, reason }: Told,
): Promise<void> {
  const [owner] = await transaction
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, ownerId), isNotNull(users.email), eq(users.state, 'active')));
  if (!owner || owner.email === null) return;
  const { email: to, locale } = owner;
  const values = { title, reason, link: renewalLink(configuration, [title]) };
  const mail = { template: decisionMails[decision], to, locale, values };
  await queueMail(transaction, mail, clock.now());
}
