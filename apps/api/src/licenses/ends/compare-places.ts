import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { givenHolder } from '../../boards/places/given-place.ts';
import { lockBoards } from '../../boards/places/lock-boards.ts';
import { changePlaces } from '../../boards/places/place-row.ts';
import { boardPlaces } from '../../boards/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { holderOf } from '../license-row.ts';
import { licenses } from '../tables.ts';

/** A holder is a word and no reference, so that no constraint says that its licence runs. */
export const placesComparison: Job = {
  name: 'compare-license-places',
  summary: 'Ends places whose licences are over and have left them, once a day.',
  everyMs: dayMs,
  run: endStrayPlaces,
};

/** Returns how many were ended; there should be none. */
export async function endStrayPlaces({
  database,
  clock,
  log,
}: Pick<JobContext, 'database' | 'clock' | 'log'>): Promise<number> {
  const ended = await database.transaction(async (transaction) => {
    const now = clock.now();
    const found = await findStray(transaction);
    const locked = await lockBoards(
      transaction,
      found.map(({ boardId }) => boardId),
      now,
    );
    // As they stand once nobody changes them.
    const stray = new Set((await findStray(transaction)).map(({ id }) => id));
    const end = { action: 'end', actor: 'licence', now: now.getTime() } as const;
    const places = locked.flatMap((board) => board.places.filter(({ id }) => stray.has(id)));
    return (await changePlaces(transaction, places, end)).length;
  });
  if (ended > 0) log.error({ places: ended }, 'licences that are over had places');
  return ended;
}

/** Places that are assigned to a licence which is over, or to none. */
function findStray(queries: Queries) {
  const { id, boardId, holder, state } = boardPlaces;
  return queries
    .select({ id, boardId })
    .from(boardPlaces)
    .leftJoin(
      licenses,
      and(
        eq(holder, sql`${holderOf('')} || ${licenses.id}`),
        inArray(licenses.state, ['PENDING', 'ACTIVE']),
      ),
    )
    .where(and(eq(state, 'ASSIGNED'), ne(holder, givenHolder), isNull(licenses.id)));
}
