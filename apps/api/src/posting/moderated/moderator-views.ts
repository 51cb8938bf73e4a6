import { postingKinds } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type { ModerationCounts } from '@boardwalk/sdk-core/posting/moderated/count-schemas';
import { type ModeratorView, moderatorViews } from '@boardwalk/sdk-core/posting/moderated/views';
import { soldReportKinds } from '@boardwalk/sdk-core/reports/reasons';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { reports } from '../../reports/tables.ts';
import { standsAs } from '../own/standing-conditions.ts';

/** On `listings`: what each view of moderators has. */
export const viewConditions: Readonly<Record<ModeratorView, SQL | undefined>> = {
  review: standsAs('review'),
  reports: sql`${listings.id} in (select ${reports.subjectId} from ${reports}
    where ${reports.subjectKind} = 'listing' and ${reports.state} = 'open')
    and not ${standsAs('deleted')}`,
  removed: standsAs('removed'),
  all: sql`not ${standsAs('deleted')}`,
};

/** On `reports`: those of shops and products that nobody has decided. */
export const isOpenOfSold = and(
  inArray(reports.subjectKind, [...soldReportKinds]),
  eq(reports.state, 'open'),
);

async function countReportedSubjects(queries: Queries): Promise<number> {
  const [row] = await queries
    .select({
      count: sql<number>`count(distinct (${reports.subjectKind}, ${reports.subjectId}))`.mapWith(
        Number,
      ),
    })
    .from(reports)
    .where(isOpenOfSold);
  return row?.count ?? 0;
}

/** Counts what each view of moderators has in all. */
export async function countViews(queries: Queries): Promise<ModerationCounts> {
  const kinds = inArray(listings.kind, [...postingKinds]);
  const counted = await Promise.all(
    moderatorViews.map(async (view) => [
      view,
      await queries.$count(listings, and(kinds, viewConditions[view])),
    ]),
  );
  const conversations = await queries.$count(
    reports,
    and(eq(reports.subjectKind, 'thread'), eq(reports.state, 'open')),
  );
  const shops = await countReportedSubjects(queries);
  // Each of the views is counted.
  return { ...Object.fromEntries(counted), conversations, shops };
}
