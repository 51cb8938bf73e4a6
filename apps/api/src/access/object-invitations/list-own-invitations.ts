import type * as schemas from '@boardwalk/sdk-core/access/object-invitations/schemas';
import type { OwnInvitation } from '@boardwalk/sdk-core/access/object-invitations/schemas';
import { and, gt } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { objectInvitations } from '../tables.ts';
import { areTo } from './addressed.ts';
import { type InvitationRow, selectInvitations } from './describe-invitation.ts';
import { describeOwn } from './describe-own.ts';
import { shownMs } from './invitation-state.ts';

/** More are shown to nobody: what strangers send is no reason for a long answer. */
const mostShown = 100;

export const listOwnInvitations: Handler<typeof schemas.listOwnInvitations> = async (
  _,
  context,
) => {
  const { userId } = requireMember(context.caller);
  const since = new Date(context.clock.now().getTime() - shownMs);
  const rows = await selectInvitations(
    context.database,
    and(areTo(userId), gt(objectInvitations.expiresAt, since)),
  ).limit(mostShown);
  const described: OwnInvitation[] = [];
  for (const row of newestOfEach(rows)) {
    const own = await describeOwn(context, row);
    if (own) described.push(own);
  }
  return described;
};

/** An invitation replaces those before it about the same object. */
function newestOfEach(rows: readonly InvitationRow[]): readonly InvitationRow[] {
  const seen = new Set<string>();
  return rows.filter(({ invitation: { objectType, objectId } }) => {
    const key = `${objectType} ${objectId}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
