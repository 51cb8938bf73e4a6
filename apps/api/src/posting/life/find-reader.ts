import { eq } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

type Reader = Pick<typeof users.$inferSelect, 'email' | 'locale' | 'state'>;

/** Whom and in which language a mail reaches; nobody where the account is closed or has no address. */
export async function findReader(queries: Queries, userId: number) {
  const { email, locale, state } = users;
  const [reader] = await queries
    .select({ email, locale, state })
    .from(users)
    .where(eq(users.id, userId));
  return readerOf(reader);
}

/** The same of a person whose row is read. */
export function readerOf(user: Reader | undefined) {
  return user?.email && user.state === 'active'
    ? { to: user.email, locale: user.locale }
    : undefined;
}
