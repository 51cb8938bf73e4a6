import { may } from '@boardwalk/sdk-core/access/may';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { ObjectRef } from '../objects.ts';
import { readPerson } from '../read-person.ts';
import { findObject } from '../require-permission.ts';

interface Surroundings extends Pick<OperationContext, 'clock' | 'extensions'> {
  readonly database: Queries;
}

/** Whether somebody who sent an invitation may still give rights to the object. */
export async function maySenderGrant(
  context: Surroundings,
  ref: ObjectRef,
  senderId: number,
): Promise<boolean> {
  const now = context.clock.now();
  const object = await findObject(context, ref, senderId);
  const sender = await readPerson(context.database, senderId, now);
  return (
    object !== undefined && sender !== null && may(sender, 'administration', object, now.getTime())
  );
}
