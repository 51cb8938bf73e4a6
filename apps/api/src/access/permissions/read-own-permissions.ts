import { permissionsOn } from '@boardwalk/sdk-core/access/may';
import type * as schemas from '@boardwalk/sdk-core/access/permissions/schemas';
import type { Handler } from '../../platform/domain.ts';
import { findKindByName } from '../../platform/objects.ts';
import { policyPerson } from '../policy-person.ts';
import { requirePermission } from '../require-permission.ts';

export const readOwnPermissions: Handler<typeof schemas.readOwnPermissions> = async (
  { params },
  context,
) => {
  const { database, objects, clock } = context;
  const object = await requirePermission(context, 'read', params);
  const { objectType, objectId } = object.storedAs;
  const labels = await findKindByName(objects, objectType)?.describe(database, [objectId]);
  const person = policyPerson(context.caller);
  return {
    name: labels?.get(objectId)?.name ?? '',
    permissions: [...permissionsOn(person, object, clock.now().getTime())],
    isOwner: person !== null && object.ownerId === person.id,
  };
};
