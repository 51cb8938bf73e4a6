import { eq, type SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { announce } from '../platform/live/announce.ts';
import type { OperationContext } from '../platform/operation.ts';
import { requireMember, signedOut } from '../platform/require-rule.ts';
import { createSecretToken } from './secret-token.ts';
import { sessions } from './tables.ts';

interface SessionChanges {
  readonly userId?: number;
  readonly actorId?: number | null;
  readonly endsAt?: Date | SQL;
}

/**
 * Gives the caller's session a new token, as rights change: whoever held the old one has none. The
 * time of the sign-in stays, so that nobody stays signed in by renewing.
 */
export async function renewSession(
  queries: Queries,
  changes: SessionChanges,
  { caller, clock, sessionCookie }: Pick<OperationContext, 'caller' | 'clock' | 'sessionCookie'>,
): Promise<void> {
  const now = clock.now();
  const { token, tokenHash } = createSecretToken();
  const [renewed] = await queries
    .update(sessions)
    .set({ tokenHash, seenAt: now, ...changes })
    .where(eq(sessions.id, requireMember(caller).sessionId))
    .returning({ endsAt: sessions.endsAt });
  if (!renewed) throw signedOut(true);
  // Open pages of this browser are another person's from now on.
  if (changes.userId !== undefined) {
    await announce(queries, 'session', requireMember(caller).userId);
  }
  sessionCookie.set(token, Math.floor((renewed.endsAt.getTime() - now.getTime()) / 1_000));
}
