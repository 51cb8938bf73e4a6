import type { Action, Group } from '@boardwalk/sdk-core/vocabulary/groups';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { NamedCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { RenewedSession, Session } from '../../platform/calls/caller.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Database } from '../../platform/database/database.ts';
import { countsAt } from '../memberships/membership-conditions.ts';
import { hashToken } from '../secret-token.ts';
import { memberships, sessions, twoFactors, users } from '../tables.ts';
import { sessionIsValidAt } from './session-conditions.ts';
import { idleMs, renewalMs, seenEveryMs } from './session-life.ts';

type Surroundings = Pick<Platform, 'database' | 'clock' | 'configuration'>;

/**
 * The session on our own site that a token opens; one of an embedding page is none. What is
 * known of it where the token was good a moment ago, and the browser is about to get its next one.
 */
export async function findSession(
  token: string,
  surroundings: Surroundings,
): Promise<Session | RenewedSession | undefined> {
  const session = await findAnySession(token, idleMs, surroundings);
  if (session) return session.embed ? undefined : session;
  return findRenewed(token, surroundings);
}

async function findRenewed(
  token: string,
  { database, clock }: Surroundings,
): Promise<RenewedSession | undefined> {
  const since = new Date(clock.now().getTime() - renewalMs);
  const [renewed] = await database
    .select({ id: sessions.id, isHandedOver: sessions.isHandedOver })
    .from(sessions)
    .where(and(eq(sessions.previousTokenHash, hashToken(token)), gt(sessions.renewedAt, since)));
  return renewed;
}

/**
 * The session that a token opens, with its owner's groups, in one query; nothing where it is over,
 * was ended, its owner may not sign in any more, or who acts as them is no administrator any more.
 * In live mode, administrators have the rights of one once their account asks for two steps.
 */
export async function findAnySession(
  token: string,
  unusedFor: number,
  { database, clock, configuration }: Surroundings,
): Promise<Session | undefined> {
  const now = clock.now();
  const tokenHash = hashToken(token);
  const [row] = await lookUpOf(database).execute({
    tokenHash,
    now,
    seenAfter: new Date(now.getTime() - unusedFor),
  });
  if (!row) return undefined;
  if (now.getTime() - row.seenAt.getTime() > seenEveryMs) {
    await database.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  const { embedKey: key, embedOrigin: origin, scopes } = row;
  const isEmbedded = key !== null && origin !== null && scopes !== null;
  const groups = new Map(row.groups.map(([group, actions]) => [group, actions]));
  // Rights over all others are used in one's own name only, and on our own site.
  if (row.actorId !== null || isEmbedded) groups.delete('administrators');
  // The demo's administrator is everybody's.
  const isGuarded = configuration.mode === 'demo' || row.hasTwoStep;
  const needsTwoStep = !isGuarded && groups.delete('administrators');
  // The ids are those of rows that the contract's schemas let in.
  return {
    sessionId: row.sessionId,
    renewedAt: row.renewedAt,
    userId: row.userId as UserId,
    actorId: row.actorId as UserId | null,
    groups,
    cities: row.groups.flatMap(([, , cities]) => cities),
    ...(needsTwoStep && { needsTwoStep }),
    ...(isEmbedded && { embed: { key, origin, scopes: new Set(scopes) } }),
  };
}

/** Every call of somebody who is signed in needs it, so it is planned once. */
function prepareLookUp(database: Database) {
  const now = sql.placeholder('now');
  return database
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      actorId: sessions.actorId,
      seenAt: sessions.seenAt,
      renewedAt: sessions.renewedAt,
      embedKey: sessions.embedKey,
      embedOrigin: sessions.embedOrigin,
      scopes: sessions.scopes,
      hasTwoStep: sql<boolean>`exists (
        select from ${twoFactors}
        where ${twoFactors.userId} = ${sessions.userId} and ${twoFactors.confirmedAt} is not null
      )`,
      groups: sql<[Group, Action[], NamedCity[]][]>`array(
        select json_build_array(${memberships.group}, ${memberships.actions}, ${memberships.cities}) from ${memberships}
        where ${memberships.userId} = ${sessions.userId} and ${countsAt(now)}
      )`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.seenAt, sql.placeholder('seenAfter')),
        sessionIsValidAt(now),
      ),
    )
    .prepare('find_session');
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareLookUp>>();

function lookUpOf(database: Database) {
  const lookUp = prepared.get(database) ?? prepareLookUp(database);
  prepared.set(database, lookUp);
  return lookUp;
}
