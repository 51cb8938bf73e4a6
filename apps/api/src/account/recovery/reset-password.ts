import type * as schemas from '@boardwalk/sdk-core/account/recovery/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import {
  joinMailTexts,
  type SafeMailText,
  sanitizeMailText,
  trustedMailText,
} from '../../platform/mail/safe-mail-text.ts';
import { requireAccountAt, type StoredAccount } from '../find-account.ts';
import { passwordResetMail } from '../mail/mail-templates.ts';
import { takeMailedToken } from '../mail/mailed-token.ts';
import { forgotPasswordLink } from '../mail/site-links.ts';
import { writeToOwner } from '../mail/write-to-owner.ts';
import { findPasswordProblem } from '../password/password-fault.ts';
import { hashPassword } from '../password/passwords.ts';
import { accountSubject } from '../sign-in/attempt-subjects.ts';
import { deleteAttempts } from '../sign-in/sign-in-attempts.ts';
import { users } from '../tables.ts';
import { revokeOtherAccess } from './revoke-other-access.ts';

/**
 * Sets the password that the holder of a mailed token chooses, revokes other access to the account,
 * and notifies the owner. A password that is refused leaves the token as it was.
 */
export const resetPassword: Handler<typeof schemas.resetPassword> = async ({ body }, context) => {
  const { database, caller, clock, log } = context;
  const { token, password, keepPasskeys = [], keepAgreements = [] } = body;
  const kept = { passkeys: keepPasskeys, agreements: keepAgreements };
  const { id } = await database.transaction(async (transaction) => {
    const taken = await takeMailedToken(transaction, 'reset-password', token, clock.now());
    const owner = await requireAccountAt(transaction, taken);
    const fault = await findPasswordProblem(password, owner);
    if (fault) {
      throw new Problem('invalid-request', 'Please choose another password.', { fields: [fault] });
    }
    await setPassword(transaction, owner.id, password);
    const removed = await revokeOtherAccess(transaction, owner.id, kept, context);
    await tell(transaction, owner, removed, context);
    return owner;
  });
  await deleteAttempts(context, accountSubject(id), caller.address);
  log.info({ event: 'password-reset', userId: id }, 'somebody reset a password');
  return null;
};

async function setPassword(transaction: Queries, id: number, password: string): Promise<void> {
  await transaction
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(users.id, id), eq(users.state, 'active')));
}

function tell(
  transaction: Queries,
  owner: StoredAccount,
  removed: Awaited<ReturnType<typeof revokeOtherAccess>>,
  context: OperationContext,
): Promise<void> {
  return writeToOwner(transaction, owner, passwordResetMail, context, {
    passkeys: joinMailTexts(
      removed.passkeys.map((name) => sanitizeMailText(name)),
      ', ',
    ),
    agreements: joinMailTexts(removed.agreements.map(nameSite), ', '),
    forgotPasswordLink: forgotPasswordLink(context.configuration),
  });
}

/** Names the site by its host, which is no link: the reader should know which site it was. */
function nameSite({
  name,
  origin,
}: {
  readonly name: string;
  readonly origin: string;
}): SafeMailText {
  return joinMailTexts([sanitizeMailText(name), trustedMailText(`(${new URL(origin).host})`)], ' ');
}
