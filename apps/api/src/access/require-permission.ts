import { may } from '@boardwalk/sdk-core/access/may';
import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Grant } from '@boardwalk/sdk-core/vocabulary/rights';
import { sql } from 'drizzle-orm';
import type { OperationContext } from '../platform/calls/operation.ts';
import type { Queries } from '../platform/database/database.ts';
import { type ObjectRef, objectKinds, type StoredObject } from './objects.ts';
import { policyPerson } from './policy-person.ts';
import { objectPermissions } from './tables.ts';

interface Surroundings extends Pick<OperationContext, 'caller' | 'clock' | 'extensions'> {
  readonly database: Queries;
}

/** An object that the caller may do something with. */
export interface PermittedObject extends StoredObject {
  /** What its permissions are stored under. */
  readonly storedAs: { readonly objectType: string; readonly objectId: string };
}

/**
 * Returns the object of a path, if the caller may do the action with it. A caller who may not even
 * read it gets `not-found`, as for an object that does not exist; others get `forbidden`.
 */
export async function requirePermission(
  context: Surroundings,
  action: Action,
  ref: ObjectRef,
): Promise<PermittedObject> {
  const object = await findForCaller(context, ref);
  const person = policyPerson(context.caller);
  const now = context.clock.now().getTime();
  if (!object || !may(person, 'read', object, now)) {
    throw new Problem('not-found', 'There is nothing at this address.');
  }
  if (may(person, action, object, now)) return object;
  throw new Problem('forbidden', 'You are not allowed to do this.');
}

/** Whether the caller may do the action with the object, for who asks without naming it in a path. */
export async function mayDo(
  context: Surroundings,
  action: Action,
  ref: ObjectRef,
): Promise<boolean> {
  const object = await findForCaller(context, ref);
  return (
    object !== undefined &&
    may(policyPerson(context.caller), action, object, context.clock.now().getTime())
  );
}

/** The object, with what the caller was granted on it. */
async function findForCaller(
  context: Surroundings,
  ref: ObjectRef,
): Promise<PermittedObject | undefined> {
  const { caller } = context;
  const found = await findObject(context, ref, caller.kind === 'member' ? caller.userId : null);
  // On a partner's page people are alone: what others have let them into stays on our own site.
  const isAlone = caller.kind === 'member' && caller.embed !== undefined;
  return found && isAlone ? { ...found, grant: null, group: null } : found;
}

/** Refuses to let somebody into what has ended for good. */
export function requireNotEnded({ hasEnded }: StoredObject): void {
  if (!hasEnded) return;
  throw new Problem('conflict', 'This is closed for good, so nobody is let into it any more.');
}

/** The object of a path, with what somebody was granted on it. */
export async function findObject(
  { database, clock, extensions }: Omit<Surroundings, 'caller'>,
  ref: ObjectRef,
  userId: number | null,
): Promise<PermittedObject | undefined> {
  const kind = extensions.byKey(objectKinds).get(ref.type);
  if (!kind) return undefined;
  const { objectType, objectId, actions, endsAt } = objectPermissions;
  const grant = sql<Grant | null>`(
    select json_build_object('permissions', ${actions}, 'endsAt', ${endsAt})
    from ${objectPermissions}
    where ${objectType} = ${kind.name} and ${objectId} = ${ref.id}
      and ${objectPermissions.userId} = ${userId}
  )`;
  const found = await kind.find({ queries: database, ref, grant, now: clock.now() });
  return found && { ...found, storedAs: { objectType: kind.name, objectId: ref.id } };
}
