import { ownInvitations } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isBlocked } from '../../account/block-lists.ts';
import { lockAddress } from '../../account/lock-address.ts';
import { hasMailAllowance } from '../../account/mail/mail-allowance.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { trustedMailText } from '../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import { defineWork, type WorkContext } from '../../platform/queue/work.ts';
import { findKindByName } from '../objects.ts';
import { findObject } from '../require-permission.ts';
import { objectInvitations } from '../tables.ts';
import { findInvited } from './addressed.ts';
import { isPending } from './invitation-state.ts';
import { hasDailyRoom, objectInvitationMail } from './object-invitation-mail.ts';

type Invitation = typeof objectInvitations.$inferSelect;

/**
 * Notifies the owner of the username or the address of an invitation. An address that belongs to no
 * account is written to as well; a recipient who has blocked the sender gets nothing.
 */
export const deliverInvitation = defineWork({
  name: 'deliver-invitation',
  summary:
    'Notifies people by mail that they were invited to manage a listing or a shop with another user.',
  ids: z.strictObject({ invitationId: z.uuid() }),
  async run(context, { invitationId }) {
    const now = context.clock.now();
    await context.database.transaction(async (transaction) => {
      const [invitation] = await transaction
        .update(objectInvitations)
        .set({ deliveredAt: now })
        .where(
          and(
            eq(objectInvitations.id, invitationId),
            isNull(objectInvitations.deliveredAt),
            isPending(now),
          ),
        )
        .returning();
      if (invitation) await deliver({ ...context, database: transaction }, invitation, now);
    });
    return 'done';
  },
});

type Surroundings = Pick<WorkContext, 'clock' | 'configuration' | 'extensions'> & {
  readonly database: Queries;
};

async function deliver(context: Surroundings, invitation: Invitation, now: Date): Promise<void> {
  const { database } = context;
  const invited = await findInvited(database, invitation);
  if (invited && !(await isWanted(context, invitation, invited.id))) return;
  if (invited) await announce(database, 'groups', invited.id);
  const to = invited ? invited.email : invitation.email;
  const locale = invited?.locale ?? invitation.locale;
  if (to !== null) await write(context, { to, locale, thing: invitation.objectType }, now);
}

/**
 * Whether the user should be notified: not of what is their own, nor by a sender whom they have
 * blocked.
 */
async function isWanted(
  context: Surroundings,
  { objectType, objectId: id, invitedBy }: Invitation,
  userId: number,
): Promise<boolean> {
  const { database, extensions } = context;
  const label = (await findKindByName(extensions, objectType)?.describe(database, [id]))?.get(id);
  const object = label && (await findObject(context, { type: label.type, id }, userId));
  if (!object || object.ownerId === userId || invitedBy === userId) return false;
  return !(await isBlocked(context, userId, invitedBy));
}

interface Letter {
  readonly to: string;
  readonly locale: Locale;
  /** What permissions are stored under: `listing` or `shop`. */
  readonly thing: string;
}

/** Nothing that the sender typed is in the mail: it stands on our own page. */
async function write(
  { database, configuration }: Surroundings,
  { to, locale, thing }: Letter,
  now: Date,
): Promise<void> {
  await lockAddress(database, to);
  const asked = { to, kind: { templates: [objectInvitationMail] } };
  if (!(await hasMailAllowance(database, asked, now))) return;
  if (!(await hasDailyRoom(database, to, now))) return;
  const values = {
    thing: trustedMailText(thing),
    link: pageLink(configuration, ownInvitations({}).path),
  };
  await queueMail(database, { template: objectInvitationMail, to, locale, values }, now);
}
