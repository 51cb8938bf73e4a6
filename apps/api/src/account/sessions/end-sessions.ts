import { and, eq, ne, or } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { voidChallenges } from '../passkeys/passkey-challenge.ts';
import { sessions, signInSteps } from '../tables.ts';
import { deleteSessions } from './delete-sessions.ts';

/**
 * Ends every session of a person, those in which they act as others, sign-ins that are half done and
 * passkeys that are about to join included; all but one, where its id is given.
 */
export async function endSessions(
  queries: Queries,
  userId: number,
  exceptId?: string,
): Promise<void> {
  const isTheirs = or(eq(sessions.userId, userId), eq(sessions.actorId, userId));
  const isOther = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await deleteSessions(queries, and(isTheirs, isOther));
  await queries.delete(signInSteps).where(eq(signInSteps.userId, userId));
  await voidChallenges(queries, userId);
}
