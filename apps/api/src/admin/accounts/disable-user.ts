import type * as schemas from '@boardwalk/sdk-core/admin/accounts/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq, or } from 'drizzle-orm';
import { lockAdministration } from '../../access/groups/lock-administration.ts';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import { findAccountById } from '../../account/find-account.ts';
import { accountDisabledMail } from '../../account/mail/security-mail-templates.ts';
import { writeToOwner } from '../../account/mail/write-to-owner.ts';
import { requireAnotherAdministrator } from '../../account/memberships/require-another-administrator.ts';
import { changeUserState } from '../../account/own/change-user-state.ts';
import { deleteSessions } from '../../account/sessions/delete-sessions.ts';
import { sessions } from '../../account/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';

/** Shuts an account, and ends every session of it and those in which its owner acts as others. */
export const disableUser: Handler<typeof schemas.disableUser> = async (
  { params: { id }, body },
  context,
) => {
  if (requireMember(context.caller).userId === id) {
    throw new Problem('conflict', 'You can’t disable your own account.');
  }
  await context.database.transaction(async (transaction) => {
    await lockAdministration(transaction, context, { group: 'administrators', about: id });
    await requireAnotherAdministrator(transaction, id);
    await changeUserState(transaction, id, { from: 'active', to: 'disabled' });
    await deleteSessions(transaction, or(eq(sessions.userId, id), eq(sessions.actorId, id)));
    await writeAuditEntry(transaction, context, {
      event: 'account-disabled',
      subjectId: id,
      detail: body,
    });
    const owner = await findAccountById(transaction, id);
    if (owner) await writeToOwner(transaction, owner, accountDisabledMail, context, {});
  });
  return null;
};
