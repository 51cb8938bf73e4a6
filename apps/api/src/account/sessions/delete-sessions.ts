import type { SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { sessions } from '../tables.ts';

/** Ends sessions, and notifies the pages on which they are open; returns how many there were. */
export async function deleteSessions(
  transaction: Queries,
  condition: SQL | undefined,
): Promise<number> {
  const ended = await transaction
    .delete(sessions)
    .where(condition)
    .returning({ userId: sessions.userId });
  await announce(transaction, 'session', ...ended.map(({ userId }) => userId));
  return ended.length;
}
