import { and, eq, inArray } from 'drizzle-orm';
import { sessionIsValidAt } from '../account/sessions/session-conditions.ts';
import { sessions, users } from '../account/tables.ts';
import type { Platform } from '../platform/calls/operation.ts';
import type { LiveStream } from './live-stream.ts';

/** Rows that one query looks for. */
const portion = 1_000;

/** The streams whose session is over, or is somebody else's by now. */
export async function findEndedStreams(
  streams: readonly LiveStream[],
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
): Promise<LiveStream[]> {
  const ended: LiveStream[] = [];
  for (let from = 0; from < streams.length; from += portion) {
    const some = streams.slice(from, from + portion);
    const ids = some.map(({ listener }) => listener.sessionId);
    const rows = await database
      .select({ id: sessions.id, userId: sessions.userId, actorId: sessions.actorId })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(inArray(sessions.id, ids), sessionIsValidAt(clock.now())));
    const known = new Map(rows.map((row) => [row.id, row]));
    ended.push(
      ...some.filter(({ listener }) => {
        const row = known.get(listener.sessionId);
        return row?.userId !== listener.userId || row.actorId !== listener.actorId;
      }),
    );
  }
  return ended;
}
