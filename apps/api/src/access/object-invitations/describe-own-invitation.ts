import { permissionsOn } from '@boardwalk/sdk-core/access/may';
import type { OwnInvitation } from '@boardwalk/sdk-core/access/object-invitations/schemas';
import { isBlocked } from '../../account/block-lists.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findKindByName, type ObjectRef, type StoredObject } from '../objects.ts';
import { knownName } from '../permissions/known-name.ts';
import { policyPerson } from '../policy-person.ts';
import { findObject } from '../require-permission.ts';
import { describeOffer, type InvitationWithSender } from './describe-invitation.ts';
import { invitationStateOf } from './invitation-state.ts';
import { maySenderGrant } from './may-sender-grant.ts';

interface Surroundings extends Pick<OperationContext, 'caller' | 'clock' | 'extensions'> {
  readonly database: Queries;
}

/**
 * An invitation as whom it was sent to sees it; nothing of what is deleted, is their own, or was
 * sent by somebody they have blocked. What its sender can no longer give counts as withdrawn.
 */
export async function describeOwnInvitation(
  context: Surroundings,
  row: InvitationWithSender,
): Promise<OwnInvitation | undefined> {
  const { caller, database, extensions } = context;
  const { userId } = requireMember(caller);
  const { invitedBy, objectType, objectId: id } = row.invitation;
  const label = (await findKindByName(extensions, objectType)?.describe(database, [id]))?.get(id);
  if (!label || (await isBlocked(context, userId, invitedBy))) return undefined;
  const ref = { type: label.type, id };
  const object = await findObject(context, ref, userId);
  if (!object || object.ownerId === userId || invitedBy === userId) return undefined;
  const held = permissionsOn(policyPerson(caller), object, context.clock.now().getTime());
  return {
    ...describeOffer(row, caller),
    object: { ...ref, name: knownName(label, held) },
    state: await ownStateOf(context, row, { ref, object }),
  };
}

interface Offered {
  readonly ref: ObjectRef;
  readonly object: StoredObject;
}

/** What has become of it to its reader: a right that is gone was withdrawn, or has ended. */
async function ownStateOf(
  context: Surroundings,
  { invitation }: InvitationWithSender,
  { ref, object: { grant, hasEnded } }: Offered,
): Promise<OwnInvitation['state']> {
  const now = context.clock.now();
  const state = invitationStateOf(invitation, now);
  if (state === 'pending') {
    return !hasEnded && (await maySenderGrant(context, ref, invitation.invitedBy))
      ? state
      : 'withdrawn';
  }
  if (state !== 'accepted') return state;
  if (!grant) return 'withdrawn';
  return grant.endsAt === null || new Date(grant.endsAt) > now ? state : 'expired';
}
