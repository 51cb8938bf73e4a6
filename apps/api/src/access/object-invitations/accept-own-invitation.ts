import type * as schemas from '@boardwalk/sdk-core/access/object-invitations/schemas';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { limitGrantedBy } from '../permissions/limit-granted-by.ts';
import { giverOf } from '../permissions/list-granted-by.ts';
import { objectPermissions } from '../tables.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';
import { answerInvitation } from './answer-invitation.ts';
import { sentToOf } from './describe-invitation.ts';

/**
 * Accepts an invitation of the caller: a right begins with its recipient's consent, and replaces
 * one that they have.
 */
export const acceptOwnInvitation: Handler<typeof schemas.acceptOwnInvitation> = (
  { params: { invitation: id } },
  context,
) =>
  answerInvitation(id, context, 'accepted', async (transaction, invitation) => {
    const { userId } = requireMember(context.caller);
    const { objectType, objectId, actions, endsAt, invitedBy } = invitation;
    const storedAs = { objectType, objectId };
    const giver = await giverOf(transaction, { storedAs }, { userId, giverId: invitedBy });
    const grant = {
      actions,
      sentTo: sentToOf(invitation),
      sentBy: invitedBy,
      createdAt: context.clock.now(),
      endsAt,
    };
    await transaction
      .insert(objectPermissions)
      .values({ ...storedAs, userId, ...grant, grantedBy: invitedBy })
      .onConflictDoUpdate({
        target: [
          objectPermissions.objectType,
          objectPermissions.objectId,
          objectPermissions.userId,
        ],
        set: { ...grant, ...giver },
      });
    await limitGrantedBy(
      { ...context, database: transaction },
      { storedAs },
      {
        userId,
        permissions: actions,
        endsAt,
      },
    );
    await writeAuditEntry(transaction, context, {
      event: 'permission-accepted',
      subjectId: userId,
      detail: { ...storedAs, permissions: actions, endsAt, invitedBy },
    });
  });
