import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember, signedOut } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { createSecretToken } from '../secret-token.ts';
import { sessions } from '../tables.ts';

interface SessionChanges {
  readonly userId?: number;
  readonly actorId?: number | null;
  readonly endsAt?: Date | SQL;
}

type Surroundings = Pick<OperationContext, 'caller' | 'clock' | 'sessionCookie'>;

/**
 * Gives the caller's session a new token, as rights change: the old token is no longer valid for
 * anyone who holds it. The time of the sign-in stays, so that nobody stays signed in by renewing.
 */
export async function renewSession(
  queries: Queries,
  changes: SessionChanges,
  context: Surroundings,
): Promise<void> {
  const handOver = await replaceToken(queries, changes, context);
  if (!handOver) throw signedOut(true);
  // Open pages of this browser are another person's from now on.
  if (changes.userId !== undefined) {
    await announce(queries, 'session', requireMember(context.caller).userId);
  }
  handOver();
}

/**
 * Until the transaction ends, nobody else ends or renews the caller's session; refuses where somebody
 * has. A change of credentials would leave the session to the holder of its new token.
 */
export async function holdSession(
  transaction: Queries,
  { caller }: Pick<OperationContext, 'caller'>,
): Promise<void> {
  const [held] = await transaction
    .select({ renewedAt: sessions.renewedAt })
    .from(sessions)
    .where(eq(sessions.id, requireMember(caller).sessionId))
    .for('update');
  if (!held) throw signedOut(true);
  if (hasNewToken(held, caller)) {
    throw new Problem('unavailable', 'Your session is being renewed.', { retryAfter: 1 });
  }
}

/** Whether another call has replaced the token that the caller came with. */
function hasNewToken(
  held: Pick<typeof sessions.$inferSelect, 'renewedAt'>,
  caller: OperationContext['caller'],
): boolean {
  return held.renewedAt?.getTime() !== requireMember(caller).renewedAt?.getTime();
}

/**
 * Gives the held session a new token, unless the transaction has ended it. The browser gets it by
 * what this answers, once the transaction is through: a change that fails leaves the old one good.
 */
export async function renewHeldSession(
  transaction: Queries,
  context: Surroundings,
): Promise<() => void> {
  return (await replaceToken(transaction, {}, context)) ?? (() => undefined);
}

async function replaceToken(
  queries: Queries,
  changes: SessionChanges,
  { caller, clock, sessionCookie }: Surroundings,
): Promise<(() => void) | undefined> {
  const now = clock.now();
  const { sessionId } = requireMember(caller);
  const [held] = await queries
    .select({ renewedAt: sessions.renewedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('update');
  if (!held) return undefined;
  // Another call of this browser has replaced the caller's token already: of two new ones it would
  // keep the one that arrives last, whichever counts.
  if (hasNewToken(held, caller) && Object.keys(changes).length === 0) return () => undefined;
  const { token, tokenHash } = createSecretToken();
  const [renewed] = await queries
    .update(sessions)
    .set({
      tokenHash,
      previousTokenHash: sql`${sessions.tokenHash}`,
      isHandedOver: false,
      renewedAt: now,
      seenAt: now,
      ...changes,
    })
    .where(eq(sessions.id, sessionId))
    .returning({ endsAt: sessions.endsAt });
  if (!renewed) return undefined;
  const seconds = Math.floor((renewed.endsAt.getTime() - now.getTime()) / secondMs);
  return () => sessionCookie.set(token, seconds);
}
