import { minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, asc, inArray, ne } from 'drizzle-orm';
import { lockBoards } from '../../boards/places/lock-boards.ts';
import { boardPlaces } from '../../boards/tables.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { holderOf } from '../license-row.ts';
import { licenses } from '../tables.ts';
import { endDue, isDueSql } from './end-due.ts';

/** Licences of a transaction. */
const batch = 100;

export const dueLicensesEnd: Job = {
  name: 'end-due-licenses',
  summary: 'Ends licences that are due, with their places, and notifies their buyers.',
  everyMs: minuteMs,
  run: endDueLicenses,
};

/** Returns how many have ended. What another process is at is left to it. */
export async function endDueLicenses({
  database,
  clock,
  configuration: { siteOrigin },
  signal,
}: Pick<JobContext, 'database' | 'clock' | 'configuration' | 'signal'>): Promise<number> {
  let ended = 0;
  for (let found = batch; found === batch && !signal.aborted; ended += found) {
    found = await database.transaction(async (transaction) => {
      const now = clock.now();
      const due = await transaction
        .select()
        .from(licenses)
        .where(isDueSql(now))
        .orderBy(asc(licenses.dueAt), asc(licenses.id))
        .limit(batch)
        .for('update', { skipLocked: true });
      const holders = due.map(({ id }) => holderOf(id));
      const places = await transaction
        .select({ boardId: boardPlaces.boardId })
        .from(boardPlaces)
        .where(and(inArray(boardPlaces.holder, holders), ne(boardPlaces.state, 'RELEASED')));
      // Licences before boards, as everybody locks them; and all boards together, by their ids.
      await lockBoards(
        transaction,
        places.map(({ boardId }) => boardId),
        now,
      );
      for (const license of due) await endDue(transaction, license, { now, siteOrigin });
      return due.length;
    });
  }
  return ended;
}
