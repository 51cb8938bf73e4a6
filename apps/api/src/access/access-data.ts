import { eq, or, sql } from 'drizzle-orm';
import { users } from '../account/tables.ts';
import type { Queries } from '../platform/database.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { auditEntries, invitations, objectPermissions } from './tables.ts';

/** What somebody may do, to what they were invited, and what the trail tells of them. */
export const accessData: PersonalData = {
  async collect(queries, userId) {
    const email = await readEmail(queries, userId);
    return {
      permissions: await queries
        .select({
          type: objectPermissions.objectType,
          id: objectPermissions.objectId,
          actions: objectPermissions.actions,
          since: objectPermissions.createdAt,
          endsAt: objectPermissions.endsAt,
        })
        .from(objectPermissions)
        .where(eq(objectPermissions.userId, userId)),
      invitations: await queries
        .select({
          group: invitations.group,
          createdAt: invitations.createdAt,
          acceptedAt: invitations.acceptedAt,
        })
        .from(invitations)
        .where(isInvited(email)),
      trail: await queries
        .select({
          at: auditEntries.at,
          event: auditEntries.event,
          isOwnDeed: sql<boolean>`${auditEntries.actorId} is not distinct from ${userId}`,
        })
        .from(auditEntries)
        .where(or(eq(auditEntries.actorId, userId), eq(auditEntries.subjectId, userId)))
        .orderBy(auditEntries.id),
    };
  },

  /** The trail keeps what was done, by an id that leads to nobody any more. */
  async erase(transaction, userId, now) {
    const email = await readEmail(transaction, userId);
    await transaction.delete(objectPermissions).where(eq(objectPermissions.userId, userId));
    await transaction.delete(invitations).where(isInvited(email));
    await transaction
      .update(auditEntries)
      .set({ detail: sql`${auditEntries.detail} - 'email'` })
      .where(sql`lower(${auditEntries.detail} ->> 'email') = lower(${email})`);
    await transaction.insert(auditEntries).values({
      at: now,
      actorId: userId,
      event: 'account-deleted',
      subjectId: userId,
      detail: {},
    });
  },
};

function isInvited(email: string | null) {
  return sql`lower(${invitations.email}) = lower(${email})`;
}

async function readEmail(queries: Queries, userId: number): Promise<string | null> {
  const [user] = await queries
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return user?.email ?? null;
}
