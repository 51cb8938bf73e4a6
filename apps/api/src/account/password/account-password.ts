import type { Confirmation } from '@boardwalk/sdk-core/account/mailed-link-schemas';
import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { accountName } from '../called-name.ts';
import { brokenLink, type MailedToken } from '../mail/mailed-token.ts';
import { accountSubject } from '../sign-in/attempt-subjects.ts';
import { deleteAttempts, takeAttempt } from '../sign-in/sign-in-attempts.ts';
import { users } from '../tables.ts';
import { isPassword, requireRoomForPassword } from './passwords.ts';
import { wrongSecret } from './require-password.ts';

/**
 * Requires the password of the account that a mailed link belongs to: returns whose is missing, and
 * refuses a wrong one. Guesses count as those of a sign-in. Without a password the holder of the
 * link learns only what the account is called, which the mail has shown them.
 */
export async function requireAccountPassword(
  { userId, email }: Pick<MailedToken, 'userId' | 'email'>,
  password: string | undefined,
  context: Pick<OperationContext, 'caller' | 'database' | 'clock' | 'log'>,
): Promise<Confirmation> {
  const [account] = await context.database
    .select({
      username: users.username,
      firstName: users.firstName,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!account?.username) throw brokenLink();
  if (password === undefined) return { passwordOf: accountName(account.username, email) };
  const { address } = context.caller;
  requireRoomForPassword();
  await takeAttempt(context, accountSubject(userId), address);
  if (!(await isPassword(password, account.passwordHash))) {
    context.log.info({ event: 'password-refused', userId }, 'a password was refused');
    throw wrongSecret('This is not the password of that account.', 'body.password');
  }
  await deleteAttempts(context, accountSubject(userId), address);
  return null;
}
