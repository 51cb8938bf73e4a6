import type * as schemas from '@boardwalk/sdk-core/access/object-invitations/schemas';
import type { Handler } from '../../platform/domain.ts';
import { requirePermission } from '../require-permission.ts';
import { areShownFor, describeSent, selectInvitations } from './describe-invitation.ts';

export const listObjectInvitations: Handler<typeof schemas.listObjectInvitations> = async (
  { params },
  context,
) => {
  const { database, clock, caller } = context;
  const { storedAs } = await requirePermission(context, 'administration', params);
  const now = clock.now();
  const rows = await selectInvitations(database, areShownFor(storedAs, now));
  return rows.map((row) => describeSent(row, caller, now));
};
