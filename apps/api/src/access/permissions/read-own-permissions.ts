import { permissionsOn } from '@boardwalk/sdk-core/access/may';
import type * as schemas from '@boardwalk/sdk-core/access/permissions/schemas';
import type { Handler } from '../../platform/domain.ts';
import { policyPerson } from '../policy-person.ts';
import { requirePermission } from '../require-permission.ts';

export const readOwnPermissions: Handler<typeof schemas.readOwnPermissions> = async (
  { params },
  context,
) => {
  const object = await requirePermission(context, 'read', params);
  const person = policyPerson(context.caller);
  return {
    permissions: [...permissionsOn(person, object, context.clock.now().getTime())],
    isOwner: person !== null && object.ownerId === person.id,
  };
};
