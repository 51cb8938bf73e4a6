import { eq, or, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { calledNameSql } from '../account/called-name.ts';
import { users } from '../account/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { isAddressedTo } from './object-invitations/addressed.ts';
import {
  auditEntries,
  hiddenReadings,
  invitations,
  objectInvitations,
  objectPermissions,
} from './tables.ts';

const actors = alias(users, 'actors');

/**
 * A person's permissions, the invitations they received, what the audit trail says about them, and
 * who read it.
 */
export const accessData: PersonalData = {
  async collect(queries, userId) {
    const email = await readEmail(queries, userId);
    return {
      permissions: await queries
        .select({
          type: objectPermissions.objectType,
          id: objectPermissions.objectId,
          actions: objectPermissions.actions,
          sentTo: objectPermissions.sentTo,
          since: objectPermissions.createdAt,
          endsAt: objectPermissions.endsAt,
        })
        .from(objectPermissions)
        .where(eq(objectPermissions.userId, userId)),
      objectInvitations: await queries
        .select({
          type: objectInvitations.objectType,
          id: objectInvitations.objectId,
          isOwn: sql<boolean>`${objectInvitations.invitedBy} = ${userId}`,
          /** The recipient is shown their own data, and the sender knows it already. */
          email: objectInvitations.email,
          username: objectInvitations.username,
          actions: objectInvitations.actions,
          createdAt: objectInvitations.createdAt,
          outcome: objectInvitations.outcome,
        })
        .from(objectInvitations)
        .where(or(eq(objectInvitations.invitedBy, userId), isAddressedTo(userId))),
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
          /** Of what administrators did as this person: who, why, and by which call. */
          ...actingColumns(userId),
        })
        .from(auditEntries)
        .leftJoin(actors, eq(actors.id, auditEntries.actorId))
        .where(or(eq(auditEntries.actorId, userId), eq(auditEntries.subjectId, userId)))
        .orderBy(auditEntries.id),
      readings: await queries
        .select({
          at: hiddenReadings.at,
          endpoint: hiddenReadings.endpoint,
          by: calledNameSql(actors),
          reason: hiddenReadings.reason,
        })
        .from(hiddenReadings)
        .leftJoin(actors, eq(actors.id, hiddenReadings.readerId))
        .where(eq(hiddenReadings.subjectId, userId))
        .orderBy(hiddenReadings.id),
    };
  },

  /** The trail keeps what was done, by an id that leads to nobody any more. */
  async erase(transaction, userId, now) {
    const email = await readEmail(transaction, userId);
    await transaction.delete(objectPermissions).where(eq(objectPermissions.userId, userId));
    await transaction.delete(invitations).where(isInvited(email));
    await transaction
      .delete(objectInvitations)
      .where(or(eq(objectInvitations.invitedBy, userId), isAddressedTo(userId)));
    await transaction
      .update(auditEntries)
      .set({ detail: sql`${auditEntries.detail} - 'email'` })
      // An invitation to a listing may have gone to the username.
      .where(
        sql`lower(${auditEntries.detail} ->> 'email') in (
          select lower(unnest(array[${users.email}, ${users.username}]))
          from ${users} where ${users.id} = ${userId})`,
      );
    await transaction.insert(auditEntries).values({
      at: now,
      actorId: userId,
      event: 'account-deleted',
      subjectId: userId,
      detail: {},
    });
  },
};

/** Why an account was disabled is no reason of acting, and stays in the trail. */
function actingColumns(userId: number) {
  const { actorId, event, detail } = auditEntries;
  const isActing = sql`${event} in ('acting-began', 'acting-ended', 'acted')`;
  const ifActing = (value: SQLWrapper) =>
    sql<
      string | null
    >`case when ${isActing} and ${actorId} is distinct from ${userId} then ${value} end`;
  return {
    by: ifActing(calledNameSql(actors)),
    reason: ifActing(sql`${detail} ->> 'reason'`),
    call: ifActing(sql`${detail} ->> 'endpoint'`),
  };
}

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
