import { eq } from 'drizzle-orm';
import { signedOut } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { sessions } from '../tables.ts';

/**
 * Refuses where the session was ended since the call came in. Whoever holds the account's row first
 * knows that nobody ends it from then on: what takes an account back holds that row too.
 */
export async function requireOpenSession(queries: Queries, sessionId: string): Promise<void> {
  const open = await queries.$count(sessions, eq(sessions.id, sessionId));
  if (open === 0) throw signedOut(true);
}
