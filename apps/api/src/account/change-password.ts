import type * as schemas from '@boardwalk/sdk-core/account/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import type { Handler } from '../platform/domain.ts';
import { requireMember } from '../platform/require-rule.ts';
import { endSessions } from './end-sessions.ts';
import { passwordChangedMail } from './mail-templates.ts';
import { voidMailedTokens } from './mailed-token.ts';
import { findPasswordProblem } from './password-fault.ts';
import { hashPassword } from './passwords.ts';
import { renewSession } from './renew-session.ts';
import { lockOwner, requirePassword } from './require-password.ts';
import { forgotPasswordLink } from './site-links.ts';
import { users } from './tables.ts';
import { writeToOwner } from './write-to-owner.ts';

/** Ends every other session, and gives this one a new token; links that were mailed work no more. */
export const changePassword: Handler<typeof schemas.changePassword> = async ({ body }, context) => {
  const { sessionId } = requireMember(context.caller);
  const owner = await requirePassword(context, body.current, 'body.current');
  const fault = await findPasswordProblem(body.password, owner);
  if (fault) {
    throw new Problem('invalid-request', 'Please choose another password.', { fields: [fault] });
  }
  const passwordHash = await hashPassword(body.password);
  await context.database.transaction(async (transaction) => {
    await lockOwner(transaction, owner);
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, owner.id));
    await endSessions(transaction, owner.id, sessionId);
    await voidMailedTokens(transaction, owner.id, 'reset-password');
    await voidMailedTokens(transaction, owner.id, 'change-email');
    await renewSession(transaction, {}, context);
    await writeToOwner(transaction, owner, passwordChangedMail, context, {
      forgotPasswordLink: forgotPasswordLink(context.configuration),
    });
  });
  context.log.info({ event: 'password-changed', userId: owner.id }, 'somebody changed a password');
  return null;
};
