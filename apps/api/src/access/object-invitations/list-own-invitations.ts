import type * as schemas from '@boardwalk/sdk-core/access/object-invitations/schemas';
import type { OwnInvitation } from '@boardwalk/sdk-core/access/object-invitations/schemas';
import { and, gt } from 'drizzle-orm';
import { isBlocked } from '../../account/block-lists.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { findKindByName } from '../objects.ts';
import { objectInvitations } from '../tables.ts';
import { isAddressedTo } from './addressed.ts';
import { type InvitationWithSender, selectInvitations } from './describe-invitation.ts';
import { describeOwnInvitation } from './describe-own-invitation.ts';
import { invitationStateOf, shownMs } from './invitation-state.ts';

/** Of each object one: what can still be accepted, else the newest. */
export const listOwnInvitations: Handler<typeof schemas.listOwnInvitations> = async (
  { query: { start, size } },
  context,
) => {
  const { caller, clock, database } = context;
  const { userId } = requireMember(caller);
  const since = new Date(clock.now().getTime() - shownMs);
  const rows = await selectInvitations(
    database,
    and(isAddressedTo(userId), gt(objectInvitations.expiresAt, since)),
  );
  const objects = groupByObject(await selectTold(context, rows));
  const items: OwnInvitation[] = [];
  for (const ofOne of objects.slice(start, start + size)) {
    const own = await describeOpenOrNewest(context, ofOne);
    if (own) items.push(own);
  }
  return { items, hasMore: objects.length > start + size };
};

/**
 * Selects those to show: nothing of what is deleted, is the reader's own, or was sent by a user
 * whom they have blocked.
 */
async function selectTold(
  context: OperationContext,
  rows: readonly InvitationWithSender[],
): Promise<InvitationWithSender[]> {
  const { database, extensions } = context;
  const { userId } = requireMember(context.caller);
  const told: InvitationWithSender[] = [];
  for (const ofType of groupBy(rows, ({ invitation }) => invitation.objectType)) {
    const ids = ofType.map(({ invitation }) => invitation.objectId);
    const kind = findKindByName(extensions, ofType[0].invitation.objectType);
    const labels = await kind?.describe(database, ids);
    const ofOthers = ofType.filter(({ invitation: { objectId, invitedBy } }) => {
      const label = labels?.get(objectId);
      return label && label.ownerId !== userId && invitedBy !== userId;
    });
    for (const ofSender of groupBy(ofOthers, ({ invitation }) => invitation.invitedBy)) {
      if (!(await isBlocked(context, userId, ofSender[0].invitation.invitedBy))) {
        told.push(...ofSender);
      }
    }
  }
  const isTold = new Set(told);
  return rows.filter((row) => isTold.has(row));
}

/** The invitations to each object, both in the order of the newest. */
function groupByObject(rows: readonly InvitationWithSender[]) {
  return groupBy(rows, ({ invitation: { objectType, objectId } }) => `${objectType} ${objectId}`);
}

type Rows = readonly [InvitationWithSender, ...InvitationWithSender[]];

/** Rows with the same key together, in the order of the first of each. */
function groupBy(
  rows: readonly InvitationWithSender[],
  keyOf: (row: InvitationWithSender) => string | number,
): Rows[] {
  const groups = new Map<string | number, [InvitationWithSender, ...InvitationWithSender[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
}

/** An invitation replaces those before it about the same object, but for what can still be accepted. */
async function describeOpenOrNewest(
  context: OperationContext,
  rows: Rows,
): Promise<OwnInvitation | undefined> {
  const now = context.clock.now();
  for (const row of rows) {
    if (invitationStateOf(row.invitation, now) !== 'pending') continue;
    const own = await describeOwnInvitation(context, row);
    if (own?.state === 'pending') return own;
  }
  return describeOwnInvitation(context, rows[0]);
}
