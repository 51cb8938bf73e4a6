import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { createSecretToken } from '../secret-token.ts';
import { sessions } from '../tables.ts';

/** Gives a session a new token, and an end no later than `latest`; nothing where it is over. */
export async function replaceSessionToken(
  queries: Queries,
  sessionId: string,
  latest: Date,
): Promise<string | undefined> {
  const { token, tokenHash } = createSecretToken();
  const endsAt = sql`least(${sessions.endsAt}, ${latest.toISOString()}::timestamptz)`;
  const renewed = await queries
    .update(sessions)
    .set({ tokenHash, endsAt })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id });
  return renewed.length > 0 ? token : undefined;
}
