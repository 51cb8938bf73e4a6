import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { signedOut } from '../platform/calls/require-rule.ts';
import type { Queries } from '../platform/database/database.ts';
import { brokenLink, type MailedToken } from './mail/mailed-token.ts';
import { users } from './tables.ts';

/** Somebody who can sign in and be written to. */
export interface StoredAccount {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  readonly locale: (typeof users.$inferSelect)['locale'];
  readonly state: (typeof users.$inferSelect)['state'];
}

/** Whose confirmed address it is, upper and lower case alike. */
export function findAccountByEmail(
  queries: Queries,
  email: string,
): Promise<StoredAccount | undefined> {
  return findAccount(queries, sql`lower(${users.email}) = ${email.toLowerCase()}`);
}

export function findAccountById(queries: Queries, id: number): Promise<StoredAccount | undefined> {
  return findAccount(queries, eq(users.id, id));
}

/** By username or confirmed address, as people sign in. */
export function findAccountByName(
  queries: Queries,
  name: string,
): Promise<StoredAccount | undefined> {
  const typed = name.trim().toLowerCase();
  return findAccount(
    queries,
    or(sql`lower(${users.username}) = ${typed}`, sql`lower(${users.email}) = ${typed}`),
  );
}

/** The account of a token that was mailed to the address which is theirs still. */
export async function requireAccountAt(
  queries: Queries,
  { userId, email }: Pick<MailedToken, 'userId' | 'email'>,
): Promise<StoredAccount> {
  const account = await findAccountByEmail(queries, email);
  if (account?.id !== userId || account.state !== 'active') throw brokenLink();
  return account;
}

/** Locks the signed-in user's account; one that was closed meanwhile has no session any more. */
export async function requireAccount(transaction: Queries, userId: number): Promise<StoredAccount> {
  const held = and(eq(users.id, userId), eq(users.state, 'active'));
  await transaction.select({ id: users.id }).from(users).where(held).for('update');
  const account = await findAccount(transaction, held);
  if (!account) throw signedOut(true);
  return account;
}

async function findAccount(queries: Queries, isTheirs: SQL | undefined) {
  const [account] = await queries
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      // The condition leaves out accounts without one.
      username: sql<string>`${users.username}`,
      email: sql<string>`${users.email}`,
      locale: users.locale,
      state: users.state,
    })
    .from(users)
    .where(and(isTheirs, isNotNull(users.username), isNotNull(users.email)));
  return account;
}
