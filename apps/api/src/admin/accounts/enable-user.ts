import type * as schemas from '@boardwalk/sdk-core/admin/accounts/schemas';
import {
  missingPassword,
  withAdministratorsFactors,
} from '../../access/accounts/with-administrators-factors.ts';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import { findAccountById } from '../../account/find-account.ts';
import { accountEnabledMail } from '../../account/mail/security-mail-templates.ts';
import { signInLink } from '../../account/mail/site-links.ts';
import { writeToOwner } from '../../account/mail/write-to-owner.ts';
import { isAdministrator } from '../../account/memberships/is-administrator.ts';
import { changeUserState } from '../../account/own/change-user-state.ts';
import type { Handler } from '../../platform/domain.ts';

/**
 * Opens an account again; for an administrator's account this names one again, and requires both
 * factors.
 */
export const enableUser: Handler<typeof schemas.enableUser> = async (
  { params: { id }, body },
  context,
) => {
  const { reason, ...factors } = body;
  const hasFactors = factors.password !== undefined;
  const entry = { isAdministrators: hasFactors, factors, about: id };
  await withAdministratorsFactors(context, entry, async (transaction) => {
    await changeUserState(transaction, id, { from: 'disabled', to: 'active' });
    if (!hasFactors && (await isAdministrator(transaction, id, context.clock.now()))) {
      throw missingPassword();
    }
    await writeAuditEntry(transaction, context, {
      event: 'account-enabled',
      subjectId: id,
      detail: { reason },
    });
    const owner = await findAccountById(transaction, id);
    if (owner) {
      await writeToOwner(transaction, owner, accountEnabledMail, context, {
        signInLink: signInLink(context.configuration),
      });
    }
  });
  return null;
};
