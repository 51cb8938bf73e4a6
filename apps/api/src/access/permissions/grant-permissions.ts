import type * as schemas from '@boardwalk/sdk-core/access/permissions/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { lockPermissions } from '../lock-permissions.ts';
import { requireEnd } from '../require-end.ts';
import { requireNotEnded, requirePermission } from '../require-permission.ts';
import { objectPermissions } from '../tables.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';
import { describeGrant, selectGrants } from './describe-grant.ts';
import { limitGrantedBy } from './limit-granted-by.ts';
import { giverOf } from './list-granted-by.ts';
import { counts, ofGrant } from './of-grant.ts';
import { ownEnd } from './own-end.ts';
import { requireGrantable } from './require-grantable.ts';

/**
 * Changes the permissions of a person who has accepted a right to this object, and for no longer
 * than the caller has them. Others are invited: nobody learns here who has a number.
 */
export const grantPermissions: Handler<typeof schemas.grantPermissions> = (
  { params, body },
  context,
) =>
  context.database.transaction(async (transaction) => {
    await lockPermissions(transaction, params);
    const surroundings = { ...context, database: transaction };
    const object = await requirePermission(surroundings, 'administration', params);
    requireNotEnded(object);
    requireGrantable(context, params, body.permissions);
    const now = context.clock.now();
    const endsAt = requireEnd(body.endsAt, now, ownEnd(context, object));
    const giverId = requireMember(context.caller).userId;
    const giver = await giverOf(transaction, object, { userId: body.userId, giverId });
    const changes = await transaction
      .update(objectPermissions)
      .set({
        actions: body.permissions,
        ...giver,
        createdAt: now,
        endsAt,
      })
      .where(and(ofGrant(object, body.userId), counts(now)))
      .returning({ userId: objectPermissions.userId });
    if (changes.length === 0) throw unknownGrantee();
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

function unknownGrantee(): Problem {
  return new Problem(
    'not-found',
    'Nobody with this number has a right here. People are invited by username or e-mail address.',
  );
}
