import type * as schemas from '@boardwalk/sdk-core/account/schemas';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import type { OperationContext } from '../platform/operation.ts';
import { endSessions } from './end-sessions.ts';
import { type Account, findAccountByEmail } from './find-account.ts';
import { passwordChangedMail } from './mail-templates.ts';
import { brokenLink, takeMailedToken, voidMailedTokens } from './mailed-token.ts';
import { findPasswordProblem } from './password-fault.ts';
import { hashPassword } from './passwords.ts';
import { forgetAttempts } from './sign-in-attempts.ts';
import { forgotPasswordLink } from './site-links.ts';
import { users } from './tables.ts';

/**
 * Sets the password that the holder of a mailed token chooses, ends every session, and tells the
 * owner. A password that is refused leaves the token as it was.
 */
export async function resetPassword(
  { body }: EndpointRequest<typeof schemas.resetPassword>,
  context: OperationContext,
): Promise<EndpointResponse<typeof schemas.resetPassword>> {
  const { database, caller, log } = context;
  const account = await database.transaction(async (transaction) => {
    const owner = await takeToken(transaction, body.token, context);
    const fault = await findPasswordProblem(body.password, owner);
    if (fault) {
      throw new Problem('invalid-request', 'Please choose another password.', { fields: [fault] });
    }
    await setPassword(transaction, owner, body.password, context);
    return owner;
  });
  for (const name of [account.username, account.email]) {
    await forgetAttempts(context, name, caller.address);
  }
  log.info({ event: 'password-reset', userId: account.id }, 'somebody reset a password');
  return null;
}

/** The account of a token that was mailed to the address which is theirs still. */
async function takeToken(
  transaction: Queries,
  token: string,
  { clock }: OperationContext,
): Promise<Account> {
  const { userId, email } = await takeMailedToken(
    transaction,
    'reset-password',
    token,
    clock.now(),
  );
  const account = await findAccountByEmail(transaction, email);
  if (account?.id !== userId || account.state !== 'active') throw brokenLink();
  return account;
}

async function setPassword(
  transaction: Queries,
  { id, username, email, locale }: Account,
  password: string,
  { configuration, clock }: OperationContext,
): Promise<void> {
  await transaction
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(users.id, id), eq(users.state, 'active')));
  await endSessions(transaction, id);
  await voidMailedTokens(transaction, id, 'change-email');
  const values = { username, forgotPasswordLink: forgotPasswordLink(configuration) };
  await queueMail(
    transaction,
    { template: passwordChangedMail, to: email, locale, values },
    clock.now(),
  );
}
