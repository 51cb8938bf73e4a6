import { and, eq, isNotNull } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

/** Whom and in which language a mail reaches; nobody where the account is closed or has no address. */
export async function findReader(queries: Queries, userId: number) {
  const [reader] = await queries
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.email), eq(users.state, 'active')));
  return reader?.email ? { to: reader.email, locale: reader.locale } : undefined;
}
