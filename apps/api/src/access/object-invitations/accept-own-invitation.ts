import type * as schemas from '@boardwalk/sdk-core/access/object-invitations/schemas';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { limitGrantedBy } from '../permissions/limit-granted-by.ts';
import { objectPermissions } from '../tables.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';
import { answerInvitation } from './answer-invitation.ts';
import { sentToOf } from './describe-invitation.ts';

/** A right begins with the yes of whoever gets it; it takes the place of one that they have. */
export const acceptOwnInvitation: Handler<typeof schemas.acceptOwnInvitation> = (
  { params: { invitation: id } },
  context,
) =>
  answerInvitation(id, context, 'accepted', async (transaction, invitation) => {
    const { userId } = requireMember(context.caller);
    const { objectType, objectId, actions, endsAt, invitedBy } = invitation;
    const grant = {
      actions,
      grantedBy: invitedBy,
      sentTo: sentToOf(invitation),
      sentBy: invitedBy,
      createdAt: context.clock.now(),
      endsAt,
    };
    await transaction
      .insert(objectPermissions)
      .values({ objectType, objectId, userId, ...grant })
      .onConflictDoUpdate({
        target: [
          objectPermissions.objectType,
          objectPermissions.objectId,
          objectPermissions.userId,
        ],
        set: grant,
      });
    const storedAs = { objectType, objectId };
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
