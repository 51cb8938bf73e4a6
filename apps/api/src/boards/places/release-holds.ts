import { hourMs, minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, isNull, lt, lte, ne } from 'drizzle-orm';
import type { Job } from '../../platform/jobs/job.ts';
import { boardPlaces } from '../tables.ts';
import { lockBoards } from './lock-boards.ts';
import { rememberedMs } from './past-holds.ts';

/** Boards of a transaction. */
const batch = 200;

export const overdueHolds: Job = {
  name: 'release-holds',
  summary:
    'Lets go of places that were kept for somebody and not bought in time, or are paid for no more.',
  everyMs: minuteMs,
  async run({ database, clock, signal }) {
    let released = 0;
    for (let found = batch; found === batch && !signal.aborted; released += found) {
      found = await database.transaction(async (transaction) => {
        const now = clock.now();
        const isOver = and(ne(boardPlaces.state, 'RELEASED'), lte(boardPlaces.until, now));
        const rows = await transaction
          .selectDistinct({ boardId: boardPlaces.boardId })
          .from(boardPlaces)
          .where(isOver)
          .limit(batch);
        const ids = rows.map(({ boardId }) => boardId);
        await lockBoards(transaction, ids, now);
        return ids.length;
      });
    }
    return released;
  },
};

export const oldHolds: Job = {
  name: 'forget-holds',
  summary: 'Forgets places that were kept for somebody and came to nothing, a day later.',
  everyMs: hourMs,
  async run({ database, clock }) {
    const before = new Date(clock.now().getTime() - rememberedMs);
    const { rowCount } = await database
      .delete(boardPlaces)
      .where(
        and(
          eq(boardPlaces.state, 'RELEASED'),
          isNull(boardPlaces.assignedAt),
          lt(boardPlaces.releasedAt, before),
        ),
      );
    return rowCount ?? 0;
  },
};
