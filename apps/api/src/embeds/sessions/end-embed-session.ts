import type * as schemas from '@boardwalk/sdk-core/embeds/sign-in/schemas';
import { eq } from 'drizzle-orm';
import { deleteSessions } from '../../account/sessions/delete-sessions.ts';
import { sessions } from '../../account/tables.ts';
import type { Handler } from '../../platform/domain.ts';

/** Ends the session of the page, and no other. */
export const endEmbedSession: Handler<typeof schemas.endEmbedSession> = async (
  _,
  { caller, database, embedCookie, log },
) => {
  if (caller.kind !== 'member' || !caller.embed) return null;
  const isTheirs = eq(sessions.id, caller.sessionId);
  await database.transaction((transaction) => deleteSessions(transaction, isTheirs));
  embedCookie.clear();
  log.info({ event: 'embed-signed-out', userId: caller.userId }, 'a page signed out');
  return null;
};
