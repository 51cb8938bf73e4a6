import { permissionsOn } from '@boardwalk/sdk-core/access/may';
import type * as schemas from '@boardwalk/sdk-core/access/permissions/schemas';
import type { Handler } from '../../platform/domain.ts';
import { findKindByName } from '../objects.ts';
import { policyPerson } from '../policy-person.ts';
import { requirePermission } from '../require-permission.ts';
import { knownName } from './known-name.ts';

export const readOwnPermissions: Handler<typeof schemas.readOwnPermissions> = async (
  { params },
  context,
) => {
  const { database, extensions, clock } = context;
  const object = await requirePermission(context, 'read', params);
  const { objectType, objectId } = object.storedAs;
  const labels = await findKindByName(extensions, objectType)?.describe(database, [objectId]);
  const label = labels?.get(objectId);
  const person = policyPerson(context.caller);
  const permissions = permissionsOn(person, object, clock.now().getTime());
  return {
    name: label ? knownName(label, permissions) : '',
    permissions: [...permissions],
    isOwner: person !== null && object.ownerId === person.id,
  };
};
