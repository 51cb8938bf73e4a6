import type * as schemas from '@boardwalk/sdk-core/account/schemas';
import { eq } from 'drizzle-orm';
import type { Handler } from '../platform/domain.ts';
import { requireMember } from '../platform/require-rule.ts';
import { endSessions } from './end-sessions.ts';
import { users } from './tables.ts';

/** Signs out everywhere. A sign-in that is under way comes before it and is ended, or after it. */
export const endAllSessions: Handler<typeof schemas.endAllSessions> = async (
  _,
  { caller, database, sessionCookie, log },
) => {
  const { userId } = requireMember(caller);
  await database.transaction(async (transaction) => {
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    await endSessions(transaction, userId);
  });
  sessionCookie.clear();
  log.info({ event: 'signed-out-everywhere', userId }, 'somebody signed out everywhere');
  return null;
};
