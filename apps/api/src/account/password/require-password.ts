import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember, signedOut } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { StoredAccount } from '../find-account.ts';
import { factorSubject } from '../sign-in/attempt-subjects.ts';
import { findKnownBrowser } from '../sign-in/known-browser.ts';
import { deleteAttempts, takeAttempt } from '../sign-in/sign-in-attempts.ts';
import { users } from '../tables.ts';
import { isPassword, requireRoomForPassword } from './passwords.ts';

/** The caller's own account, whose password they have just given. */
export interface PasswordOwner extends StoredAccount {
  readonly passwordHash: string;
}

/**
 * Requires the signed-in user's password once more, so that a browser that was left open is not
 * enough. Guesses wait like those of a sign-in: a person who stole a session keeps its owner from
 * nothing in the owner's own browser.
 */
export async function requirePassword(
  context: Pick<OperationContext, 'caller' | 'database' | 'clock' | 'log' | 'browserCookie'>,
  password: string,
  path = 'body.password',
): Promise<PasswordOwner> {
  const { userId, address } = requireMember(context.caller);
  requireRoomForPassword();
  const subject = factorSubject('password', userId, await findKnownBrowser(context, userId));
  await takeAttempt(context, subject, address);
  const owner = await findOwner(context.database, userId);
  // Another call of theirs has closed the account since this one was let in.
  if (!owner) throw signedOut(true);
  if (!(await isPassword(password, owner.passwordHash))) {
    context.log.info({ event: 'password-refused', userId }, 'a password was refused');
    throw wrongSecret('This is not your password.', path);
  }
  await deleteAttempts(context, subject, address);
  return owner;
}

/**
 * Waits for whatever else changes the account, and refuses where that has changed its password or
 * closed it.
 */
export async function lockOwner(
  transaction: Queries,
  { id, passwordHash }: Pick<PasswordOwner, 'id' | 'passwordHash'>,
): Promise<void> {
  const [same] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.state, 'active')))
    .for('update');
  if (!same) throw signedOut(true);
}

/** Returns the refusal of a secret, reported at its field. */
export function wrongSecret(message: string, path: string): Problem {
  return new Problem('wrong-credentials', message, { fields: [{ path, message }] });
}

async function findOwner(queries: Queries, userId: number): Promise<PasswordOwner | undefined> {
  const { id, firstName, lastName, username, email, locale, state, passwordHash } = users;
  const [row] = await queries
    .select({ id, firstName, lastName, username, email, locale, state, passwordHash })
    .from(users)
    .where(eq(id, userId));
  if (row?.username == null || row.email === null || row.passwordHash === null) return undefined;
  const { username: name, email: address, passwordHash: hash, ...rest } = row;
  return { ...rest, username: name, email: address, passwordHash: hash };
}
