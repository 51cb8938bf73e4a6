import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { deleteSessions } from '../sessions/delete-sessions.ts';
import { sessions } from '../tables.ts';

/** Ends the session on the server and takes its token from the browser. */
export async function signOut(
  _: unknown,
  { caller, database, sessionCookie, log }: OperationContext,
): Promise<null> {
  // The token that replaces theirs may still be on its way to the browser.
  const id = caller.kind === 'member' ? caller.sessionId : caller.renewedSessionId;
  if (id !== undefined) {
    await database.transaction((transaction) => deleteSessions(transaction, eq(sessions.id, id)));
    const userId = caller.kind === 'member' ? caller.userId : null;
    log.info({ event: 'signed-out', userId }, 'somebody signed out');
  }
  sessionCookie.clear();
  return null;
}
