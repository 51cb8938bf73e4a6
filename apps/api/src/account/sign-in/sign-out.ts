import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { deleteSessions } from '../sessions/delete-sessions.ts';
import { sessions } from '../tables.ts';

/** Ends the session on the server and takes its token from the browser. */
export async function signOut(
  _: unknown,
  { caller, database, sessionCookie, log }: OperationContext,
): Promise<null> {
  if (caller.kind === 'member') {
    const isTheirs = eq(sessions.id, caller.sessionId);
    await database.transaction((transaction) => deleteSessions(transaction, isTheirs));
    log.info({ event: 'signed-out', userId: caller.userId }, 'somebody signed out');
  }
  sessionCookie.clear();
  return null;
}
