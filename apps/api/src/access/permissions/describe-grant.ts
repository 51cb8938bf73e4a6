import type { ObjectGrant } from '@boardwalk/sdk-core/access/permissions/schemas';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../account/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { showSentTo } from '../object-invitations/show-sent-to.ts';
import { describePersonTo, personColumns, personColumnsOf } from '../person-columns.ts';
import type { PermittedObject } from '../require-permission.ts';
import { objectPermissions } from '../tables.ts';
import { counts, ofObject } from './of-grant.ts';

const granters = alias(users, 'granters');

/** The grants on an object that count, as columns to order and narrow; their people beside them. */
export function selectGrants(
  queries: Queries,
  storedAs: PermittedObject['storedAs'],
  now: Date,
  userId?: number,
) {
  return queries
    .select({
      user: personColumns,
      granter: personColumnsOf(granters),
      grant: getTableColumns(objectPermissions),
    })
    .from(objectPermissions)
    .innerJoin(users, eq(users.id, objectPermissions.userId))
    .leftJoin(
      granters,
      and(eq(granters.id, objectPermissions.grantedBy), eq(granters.state, 'active')),
    )
    .where(
      and(
        ofObject({ storedAs }),
        counts(now),
        ...(userId === undefined ? [] : [eq(objectPermissions.userId, userId)]),
      ),
    );
}

type GrantRow = Awaited<ReturnType<typeof selectGrants>>[number];

/** Describes a grant as the object's administrators see it. */
export function describeGrant(
  { user, granter, grant }: GrantRow,
  { caller }: Pick<OperationContext, 'caller'>,
): ObjectGrant {
  const { sentTo, sentBy } = grant;
  return {
    user: describePersonTo(caller, user),
    sentTo: sentTo === null ? null : showSentTo(caller, { sentTo, sentBy }),
    grantedBy: granter && describePersonTo(caller, granter),
    permissions: grant.actions,
    since: grant.createdAt.toISOString(),
    endsAt: grant.endsAt?.toISOString() ?? null,
  };
}
