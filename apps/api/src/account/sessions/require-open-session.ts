import { eq } from 'drizzle-orm';
import { signedOut } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { sessions } from '../tables.ts';

/**
 * Throws where the session was ended since the call came in. A caller that locks the account's row
 * first knows that nobody ends it from then on: recovering an account locks that row too.
 */
export async function requireOpenSession(queries: Queries, sessionId: string): Promise<void> {
  const open = await queries.$count(sessions, eq(sessions.id, sessionId));
  if (open === 0) throw signedOut(true);
}
