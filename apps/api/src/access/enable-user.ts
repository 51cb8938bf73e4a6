import type * as schemas from '@boardwalk/sdk-core/access/accounts/schemas';
import { changeUserState } from '../account/change-user-state.ts';
import type { Handler } from '../platform/domain.ts';
import { writeAuditEntry } from './write-audit-entry.ts';

export const enableUser: Handler<typeof schemas.enableUser> = async (
  { params: { id }, body },
  context,
) => {
  await context.database.transaction(async (transaction) => {
    await changeUserState(transaction, id, { from: 'disabled', to: 'active' });
    await writeAuditEntry(transaction, context, {
      event: 'account-enabled',
      subjectId: id,
      detail: body,
    });
  });
  return null;
};
