import type * as schemas from '@boardwalk/sdk-core/access/permissions/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { lockPermissions } from '../lock-permissions.ts';
import { requireEnd } from '../require-end.ts';
import { type PermittedObject, requirePermission } from '../require-permission.ts';
import { objectPermissions } from '../tables.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';
import { describeGrant, selectGrants } from './describe-grant.ts';
import { limitGrantedBy } from './limit-granted-by.ts';
import { ofGrant } from './of-grant.ts';
import { ownEnd } from './own-end.ts';

/**
 * Changes what somebody may do who has accepted a right to this object, and for no longer than
 * whoever changes it may do so. Others are invited: nobody learns here who has a number.
 */
export const grantPermissions: Handler<typeof schemas.grantPermissions> = (
  { params, body },
  context,
) =>
  context.database.transaction(async (transaction) => {
    await lockPermissions(transaction, params);
    const surroundings = { ...context, database: transaction };
    const object = await requirePermission(surroundings, 'administration', params);
    const now = context.clock.now();
    const endsAt = requireEnd(body.endsAt, now, ownEnd(context, object));
    await requireGrantee(transaction, object, body.userId, now);
    await transaction
      .update(objectPermissions)
      .set({
        actions: body.permissions,
        grantedBy: requireMember(context.caller).userId,
        createdAt: now,
        endsAt,
      })
      .where(ofGrant(object, body.userId));
    await limitGrantedBy(surroundings, object, { ...body, endsAt });
    await announce(transaction, 'groups', body.userId);
    await writeAuditEntry(transaction, context, {
      event: 'permission-granted',
      subjectId: body.userId,
      detail: { ...object.storedAs, permissions: body.permissions, endsAt },
    });
    const [changed] = await selectGrants(transaction, object.storedAs, now, body.userId);
    if (!changed) throw new Error('A grant that was just changed is not there.');
    return describeGrant(changed, context);
  });

async function requireGrantee(
  queries: Queries,
  object: PermittedObject,
  userId: number,
  now: Date,
): Promise<void> {
  const [held] = await selectGrants(queries, object.storedAs, now, userId);
  if (held) return;
  throw new Problem(
    'not-found',
    'Nobody with this number has a right here. People are invited by username or e-mail address.',
  );
}
