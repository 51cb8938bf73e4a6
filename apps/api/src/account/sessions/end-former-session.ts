import { eq, sql } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { sessions } from '../tables.ts';

interface NewSession {
  readonly tokenHash: string;
  readonly createdAt: Date;
}

/**
 * The id of the session that the caller's browser has had, also where its next token is on its way.
 * The token of one person is no right over the session of another who has signed in over them: the
 * former's page, or a thief of their token, ends nothing of it.
 */
export function formerSessionId({ caller }: Pick<OperationContext, 'caller'>): string | undefined {
  if (caller.kind === 'member') return caller.sessionId;
  return caller.renewed?.isHandedOver === false ? caller.renewed.id : undefined;
}

/**
 * Ends the session that the caller's browser had before a new one. Its other pages may call once
 * more with the former token until the new cookie arrives: such a call is sent again and does not
 * remove the cookie.
 */
export async function endFormerSession(
  transaction: Queries,
  { tokenHash, createdAt }: NewSession,
  context: Pick<OperationContext, 'caller'>,
): Promise<void> {
  const id = formerSessionId(context);
  if (id === undefined) return;
  const [former] = await transaction
    .delete(sessions)
    .where(eq(sessions.id, id))
    .returning({
      userId: sessions.userId,
      person: sql<number>`coalesce(${sessions.actorId}, ${sessions.userId})`.mapWith(Number),
      current: sessions.tokenHash,
      previous: sessions.previousTokenHash,
    });
  if (!former) return;
  const previousTokenHash = context.caller.kind === 'member' ? former.current : former.previous;
  await transaction
    .update(sessions)
    .set({
      previousTokenHash,
      renewedAt: createdAt,
      isHandedOver: sql`${sessions.userId} <> ${former.person}`,
    })
    .where(eq(sessions.tokenHash, tokenHash));
  await announce(transaction, 'session', former.userId);
}
