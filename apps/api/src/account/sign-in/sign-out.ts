import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { deleteSessions } from '../sessions/delete-sessions.ts';
import { formerSessionId } from '../sessions/end-former-session.ts';
import { sessions } from '../tables.ts';

/** Ends the session on the server and takes its token from the browser. */
export async function signOut(_: unknown, context: OperationContext): Promise<null> {
  const { caller, database, sessionCookie, cartCookie, log } = context;
  // Another person has signed in over them in this browser, and stays signed in.
  if (caller.kind === 'visitor' && caller.renewed?.isHandedOver) return null;
  const id = formerSessionId(context);
  if (id !== undefined) {
    await database.transaction((transaction) => deleteSessions(transaction, eq(sessions.id, id)));
    const userId = caller.kind === 'member' ? caller.userId : null;
    log.info({ event: 'signed-out', userId }, 'somebody signed out');
  }
  sessionCookie.clear();
  // What a visitor puts into a cart from now on is not what another one did before.
  cartCookie.clear();
  return null;
}
