import type { Action, Group } from '@boardwalk/sdk-core/vocabulary/groups';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Session } from '../platform/caller.ts';
import type { Platform } from '../platform/operation.ts';
import { administers, countsAt } from './membership-conditions.ts';
import { hashToken } from './secret-token.ts';
import { idleMs, seenEveryMs } from './session-life.ts';
import { memberships, sessions, users } from './tables.ts';

/**
 * The session that a token opens, with its owner's groups, in one query; nothing where it is over,
 * was ended, its owner may not sign in any more, or who acts as them is no administrator any more.
 */
export async function findSession(
  token: string,
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
): Promise<Session | undefined> {
  const now = clock.now();
  const tokenHash = hashToken(token);
  const [row] = await database
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      actorId: sessions.actorId,
      seenAt: sessions.seenAt,
      groups: sql<[Group, Action[]][]>`array(
        select json_build_array(${memberships.group}, ${memberships.actions}) from ${memberships}
        where ${memberships.userId} = ${sessions.userId} and ${countsAt(now)}
      )`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.endsAt, now),
        gt(sessions.seenAt, new Date(now.getTime() - idleMs)),
        eq(users.state, 'active'),
        or(isNull(sessions.actorId), administers(sessions.actorId, 'administrators', now)),
      ),
    );
  if (!row) return undefined;
  if (now.getTime() - row.seenAt.getTime() > seenEveryMs) {
    await database.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  // The ids are those of rows that the contract's schemas let in.
  return {
    sessionId: row.sessionId,
    userId: row.userId as UserId,
    actorId: row.actorId as UserId | null,
    // Rights over all others are used in one's own name only.
    groups: new Map(
      row.groups.filter(([name]) => row.actorId === null || name !== 'administrators'),
    ),
  };
}
