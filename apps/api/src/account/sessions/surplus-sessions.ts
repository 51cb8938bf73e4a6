import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { sessions } from '../tables.ts';
import { deleteSessions } from './delete-sessions.ts';

/** Nobody uses so many devices. */
export const maximumSessions = 50;

/**
 * Ends what a person has beyond the bound, the longest unused, so that one more may start: on the
 * page of that origin, or on our own site without one. No page starts so many that others end.
 */
export async function endSurplusSessions(
  transaction: Queries,
  userId: number,
  embedOrigin: string | null = null,
): Promise<void> {
  await deleteSessions(transaction, isSurplusSession(sql`${userId}`, embedOrigin));
}

/** Of several who would end the same ones, each passes over what another holds: nobody waits. */
export function isSurplusSession(userId: SQL, embedOrigin: string | null = null): SQL {
  const isThere = embedOrigin === null ? sql`is null` : sql`= ${embedOrigin}`;
  return sql`token_hash in (
    select token_hash from ${sessions} where token_hash in (
      select token_hash from ${sessions} where user_id = ${userId} and embed_origin ${isThere}
      order by seen_at desc, token_hash offset ${sql.raw(String(maximumSessions - 1))}
    ) for update skip locked
  )`;
}
