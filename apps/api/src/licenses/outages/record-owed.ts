import { daysWithoutClaim } from '@boardwalk/sdk-core/boards/places/outage';
import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { boardOutages, boardPlaces } from '../../boards/tables.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { holderOf } from '../license-row.ts';
import { licenses, owedOutages } from '../tables.ts';

export const owedOutagesRecord: Job = {
  name: 'record-owed-outages',
  summary:
    'Writes down for which days on boards that were out of service licences are owed something.',
  everyMs: hourMs,
  run: recordOwed,
};

/**
 * Writes down what was out for too long by now while a licence paid for it, and corrects how long that
 * was; what is owed stays, though the place is given up or the licence ends. Returns how many it wrote.
 */
export async function recordOwed({
  database,
  clock,
}: Pick<JobContext, 'database' | 'clock'>): Promise<number> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const { id: placeId, holder, assignedAt, releasedAt } = boardPlaces;
  const from = sql<Date>`greatest(${boardOutages.from}, ${assignedAt})`;
  // Of what is absent the least is the other one.
  const until = sql<Date>`least(${boardOutages.until}, ${releasedAt}, ${licenses.endedAt}, case when ${licenses.dueAt} <= ${now} then ${licenses.dueAt} end)`;
  const found = database
    .select({
      placeId: sql`${placeId}`.as('place_id'),
      outageId: sql`${boardOutages.id}`.as('outage_id'),
      licenseId: sql`${licenses.id}`.as('license_id'),
      from: from.as('from'),
      until: until.as('until'),
      recordedAt: now.as('recorded_at'),
    })
    .from(boardOutages)
    .innerJoin(boardPlaces, eq(boardPlaces.boardId, boardOutages.boardId))
    .innerJoin(licenses, eq(holder, sql`${holderOf('')} || ${licenses.id}`))
    .where(
      and(
        isNotNull(assignedAt),
        sql`least(${until}, ${now}) - ${from} > make_interval(days => ${daysWithoutClaim})`,
      ),
    );
  const { rowCount } = await database
    .insert(owedOutages)
    .select(found)
    .onConflictDoUpdate({
      target: [owedOutages.placeId, owedOutages.outageId],
      set: { licenseId: sql`excluded.license_id`, until: sql`excluded.until` },
      setWhere: sql`(${owedOutages.licenseId}, ${owedOutages.until}) is distinct from (excluded.license_id, excluded.until)`,
    });
  return rowCount ?? 0;
}
