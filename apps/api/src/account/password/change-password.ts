import type * as schemas from '@boardwalk/sdk-core/account/security/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { passwordChangedMail } from '../mail/mail-templates.ts';
import { voidMailedTokens } from '../mail/mailed-token.ts';
import { forgotPasswordLink } from '../mail/site-links.ts';
import { writeToOwner } from '../mail/write-to-owner.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { deleteKnownBrowsers } from '../sign-in/known-browser.ts';
import { passkeyChallenges, users } from '../tables.ts';
import { withBothFactors } from '../two-step/with-both-factors.ts';
import { findPasswordProblem } from './password-fault.ts';
import { hashPassword } from './passwords.ts';

/** Ends every other session, and gives this one a new token; links that were mailed work no more. */
export const changePassword: Handler<typeof schemas.changePassword> = async ({ body }, context) => {
  const { sessionId } = requireMember(context.caller);
  const factors = { password: body.current, code: body.code };
  await withBothFactors(
    context,
    factors,
    async (transaction, owner) => {
      const fault = await findPasswordProblem(body.password, owner);
      if (fault) {
        const message = 'Please choose another password.';
        throw new Problem('invalid-request', message, { fields: [fault] });
      }
      const passwordHash = await hashPassword(body.password);
      await transaction.update(users).set({ passwordHash }).where(eq(users.id, owner.id));
      await endSessions(transaction, owner.id, sessionId);
      await transaction.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, owner.id));
      await deleteKnownBrowsers(transaction, owner.id, context.browserCookie.token);
      await voidMailedTokens(transaction, owner.id, 'reset-password');
      await voidMailedTokens(transaction, owner.id, 'change-email');
      await writeToOwner(transaction, owner, passwordChangedMail, context, {
        forgotPasswordLink: forgotPasswordLink(context.configuration),
      });
      context.log.info({ event: 'password-changed', userId: owner.id }, 'a password was changed');
    },
    { path: 'body.current' },
  );
  return null;
};
