import { may } from '@boardwalk/sdk-core/access/may';
import { policyPerson } from '../../access/policy-person.ts';
import { findObject } from '../../access/require-permission.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { isTakenDown } from '../query/visibility.ts';
import type { StoredListing } from '../tables.ts';

type Surroundings = Pick<OperationContext, 'caller' | 'clock' | 'database' | 'extensions'>;

/**
 * Whether a listing that the public doesn't see is the caller's own, or one that they were let read.
 * It is shown on our own site, to them in person: what administrators read by their office, and as
 * somebody else, they read where it leaves a line (docs/architecture/admin.md#hidden-readings).
 * What was taken down for a reason is shown to those alone who can mend it.
 */
export async function mayReadUnpublished(
  context: Surroundings,
  { kind, id, ...standing }: Pick<StoredListing, 'kind' | 'id' | 'status' | 'holdReason'>,
): Promise<boolean> {
  const { caller, clock } = context;
  if (caller.kind !== 'member' || caller.embed !== undefined || caller.actorId !== null) {
    return false;
  }
  const person = policyPerson(caller);
  const object = await findObject(context, { type: kind, id: String(id) }, caller.userId);
  if (!person || !object) return false;
  const groups = person.groups.filter(({ name }) => name !== 'administrators');
  const action = isTakenDown(standing) ? 'write' : 'read';
  return may({ ...person, groups }, action, object, clock.now().getTime());
}
