import type * as schemas from '@boardwalk/sdk-core/access/object-invitations/schemas';
import type { OwnInvitation } from '@boardwalk/sdk-core/access/object-invitations/schemas';
import { and, desc, gt, inArray } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { objectInvitations } from '../tables.ts';
import { areTo } from './addressed.ts';
import { selectInvitations } from './describe-invitation.ts';
import { describeOwn } from './describe-own.ts';
import { shownMs } from './invitation-state.ts';

export const listOwnInvitations: Handler<typeof schemas.listOwnInvitations> = async (
  { query: { start, size } },
  context,
) => {
  const { caller, clock, database } = context;
  const { userId } = requireMember(caller);
  const since = new Date(clock.now().getTime() - shownMs);
  const { id } = objectInvitations;
  const rows = await selectInvitations(database, inArray(id, newestOfEach(database, userId, since)))
    .offset(start)
    .limit(size + 1);
  const items: OwnInvitation[] = [];
  for (const row of rows.slice(0, size)) {
    const own = await describeOwn(context, row);
    if (own) items.push(own);
  }
  return { items, hasMore: rows.length > size };
};

/** An invitation replaces those before it about the same object. */
function newestOfEach(queries: Queries, userId: number, since: Date) {
  const { id, objectType, objectId, createdAt, expiresAt } = objectInvitations;
  return queries
    .selectDistinctOn([objectType, objectId], { id })
    .from(objectInvitations)
    .where(and(areTo(userId), gt(expiresAt, since)))
    .orderBy(objectType, objectId, desc(createdAt), id);
}
