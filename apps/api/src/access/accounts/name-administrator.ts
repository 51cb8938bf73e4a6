import { and, eq, sql } from 'drizzle-orm';
import { storeMembership } from '../../account/memberships/store-membership.ts';
import { users } from '../../account/tables.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import { auditEntries } from '../tables.ts';

/**
 * Makes the active account of an e-mail address a permanent administrator, on the authority of the
 * server's operator: the first one has nobody to be invited by. Returns whether there is such an
 * account.
 */
export async function nameAdministrator(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  email: string,
): Promise<boolean> {
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(
        and(eq(sql`lower(${users.email})`, email.trim().toLowerCase()), eq(users.state, 'active')),
      );
    if (!user) return false;
    const grant = await storeMembership(
      transaction,
      user.id,
      { group: 'administrators', actions: ['administration'], endsAt: null, invitedBy: null },
      now,
    );
    await transaction.insert(auditEntries).values({
      at: now,
      event: 'member-joined',
      subjectId: user.id,
      detail: { ...grant, invitedBy: null },
    });
    return true;
  });
}
