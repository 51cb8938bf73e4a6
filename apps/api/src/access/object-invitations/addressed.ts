import { and, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { objectInvitations } from '../tables.ts';

type Invitation = typeof objectInvitations.$inferSelect;

/**
 * Whom an invitation is to: the account of its address, whenever that was confirmed, or the one
 * that had its username when it was sent. A name that is freed is never a stranger's key.
 */
export function isInvited(): SQL | undefined {
  const { email, username, createdAt } = objectInvitations;
  return and(
    eq(users.state, 'active'),
    or(
      sql`lower(${users.email}) = lower(${email})`,
      and(sql`lower(${users.username}) = lower(${username})`, gte(createdAt, users.createdAt)),
    ),
  );
}

/** The account that an invitation is to, if there is one. */
export async function findInvited(queries: Queries, { id }: Pick<Invitation, 'id'>) {
  const [invited] = await queries
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(objectInvitations)
    .innerJoin(users, isInvited())
    .where(eq(objectInvitations.id, id));
  return invited;
}

/** The invitations of an account, as a condition of theirs. */
export function isAddressedTo(userId: number): SQL {
  return sql`exists (select from ${users} where ${users.id} = ${userId} and ${isInvited()})`;
}
