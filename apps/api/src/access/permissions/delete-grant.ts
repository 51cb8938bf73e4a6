import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { announce } from '../../platform/live/announce.ts';
import type { PermittedObject } from '../require-permission.ts';
import { objectPermissions } from '../tables.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';
import { ofGrant } from './of-grant.ts';
import { type GivingSurroundings, withdrawGrantedBy } from './withdraw-granted-by.ts';

/** Ends the right of somebody, within a transaction that has locked the rights to the object. */
export async function deleteGrant(
  surroundings: GivingSurroundings,
  object: Pick<PermittedObject, 'storedAs'>,
  userId: number,
): Promise<void> {
  const { database } = surroundings;
  const [withdrawn] = await database
    .delete(objectPermissions)
    .where(ofGrant(object, userId))
    .returning({ permissions: objectPermissions.actions });
  if (!withdrawn) throw new Problem('not-found', 'This user was granted nothing here.');
  await announce(database, 'groups', userId);
  await writeAuditEntry(database, surroundings, {
    event: 'permission-withdrawn',
    subjectId: userId,
    detail: { ...object.storedAs, ...withdrawn },
  });
  // Whom somebody let in goes with them: the owner never chose these.
  await withdrawGrantedBy(surroundings, object, userId);
}
