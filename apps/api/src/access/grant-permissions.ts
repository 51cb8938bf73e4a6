import { may } from '@boardwalk/sdk-core/access/may';
import type * as schemas from '@boardwalk/sdk-core/access/permissions/schemas';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, ne } from 'drizzle-orm';
import { users } from '../account/tables.ts';
import type { OperationContext } from '../platform/calls/operation.ts';
import { requireMember } from '../platform/calls/require-rule.ts';
import type { Queries } from '../platform/database/database.ts';
import { announce } from '../platform/live/announce.ts';
import { lockPermissions } from './lock-permissions.ts';
import { describePerson, personColumns } from './person-columns.ts';
import { policyPerson } from './policy-person.ts';
import { requireEnd } from './require-end.ts';
import { type PermittedObject, requirePermission } from './require-permission.ts';
import { objectPermissions } from './tables.ts';
import { writeAuditEntry } from './trail/write-audit-entry.ts';

/** Nobody keeps an eye on more people with rights to one object. */
const maximumGrants = 100;

/** Grants on this object alone, and for no longer than whoever grants may do so. */
export function grantPermissions(
  { params, body }: EndpointRequest<typeof schemas.grantPermissions>,
  context: OperationContext,
): Promise<EndpointResponse<typeof schemas.grantPermissions>> {
  return context.database.transaction(async (transaction) => {
    await lockPermissions(transaction, params);
    const surroundings = { ...context, database: transaction };
    const object = await requirePermission(surroundings, 'administration', params);
    const now = context.clock.now();
    const endsAt = requireEnd(body.endsAt, now, ownEnd(context, object));
    const user = await requireGrantee(transaction, object, body.userId);
    await requireRoom(transaction, object, body.userId);
    const grant = {
      actions: body.permissions,
      grantedBy: requireMember(context.caller).userId,
      createdAt: now,
      endsAt,
    };
    await storeGrant(transaction, { ...object.storedAs, userId: body.userId, ...grant });
    await announce(transaction, 'groups', body.userId);
    await writeAuditEntry(transaction, context, {
      event: 'permission-granted',
      subjectId: body.userId,
      detail: { ...object.storedAs, permissions: body.permissions, endsAt },
    });
    return {
      user: describePerson(user),
      permissions: body.permissions,
      since: now.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    };
  });
}

/** One grant for each person and object: a second takes the place of the first. */
async function storeGrant(
  transaction: Queries,
  grant: typeof objectPermissions.$inferInsert,
): Promise<void> {
  const { objectType, objectId, userId } = objectPermissions;
  await transaction
    .insert(objectPermissions)
    .values(grant)
    .onConflictDoUpdate({ target: [objectType, objectId, userId], set: grant });
}

/** When the caller's own right to grant ends; null for owners and others who have it for good. */
function ownEnd({ caller, clock }: OperationContext, object: PermittedObject): Date | null {
  const ungranted = { ...object, grant: null };
  const isLasting = may(policyPerson(caller), 'administration', ungranted, clock.now().getTime());
  return isLasting || !object.grant?.endsAt ? null : new Date(object.grant.endsAt);
}

/** Until the transaction ends nobody closes the account: that takes the grant along, or came first. */
async function requireGrantee(queries: Queries, { ownerId }: PermittedObject, userId: number) {
  if (userId === ownerId) throw wrongUser('The owner may do everything already.');
  const [user] = await queries
    .select(personColumns)
    .from(users)
    .where(and(eq(users.id, userId), eq(users.state, 'active')))
    .for('share');
  if (!user) throw wrongUser('There is no such user.');
  return user;
}

async function requireRoom(queries: Queries, { storedAs }: PermittedObject, userId: number) {
  const { objectType, objectId } = objectPermissions;
  const others = await queries.$count(
    objectPermissions,
    and(
      eq(objectType, storedAs.objectType),
      eq(objectId, storedAs.objectId),
      ne(objectPermissions.userId, userId),
    ),
  );
  if (others < maximumGrants) return;
  throw new Problem('conflict', `No more than ${maximumGrants} people can have rights to it.`);
}

function wrongUser(message: string): Problem {
  return new Problem('invalid-request', message, { fields: [{ path: 'body.userId', message }] });
}
