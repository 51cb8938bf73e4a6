import type { EndpointRequest } from '@boardwalk/sdk-core/http/endpoint';
import { postingKinds } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type { ModerationCounts } from '@boardwalk/sdk-core/posting/moderated/count-schemas';
import type * as schemas from '@boardwalk/sdk-core/posting/moderated/schemas';
import type { ModeratedSort, ModeratorView } from '@boardwalk/sdk-core/posting/moderated/views';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { reports } from '../../reports/tables.ts';
import { countViews, viewConditions } from './moderator-views.ts';

type Request = EndpointRequest<typeof schemas.listModerated>;

/** A page of listings of which moderators decide, by number, with how many there are. */
export interface ModeratedRows {
  readonly ids: readonly number[];
  readonly total: number;
  readonly counts: ModerationCounts;
}

const openReports = sql`from ${reports} where ${reports.subjectKind} = 'listing'
  and ${reports.subjectId} = ${listings.id} and ${reports.state} = 'open'`;

/** Since when a listing waits: for a decision of its reports, else where it stands. */
export const waitingSince = sql<Date>`coalesce((select min(${reports.madeAt}) ${openReports}), ${listings.updatedAt})`;

const columns: Readonly<Record<ModeratedSort, SQL>> = {
  title: sql`lower(${listings.title})`,
  waiting: waitingSince,
  count: sql`(select count(*) ${openReports})`,
  created: sql`${listings.createdAt}`,
};

/** Finds the listings of which moderators decide, in the requested order. */
export async function findModerated(
  queries: Queries,
  { query: { title, start, size }, body: { view, id, type, reason, sort } }: Request,
): Promise<ModeratedRows> {
  const wanted = and(
    inArray(listings.kind, type ? [type] : [...postingKinds]),
    view && viewConditions[view],
    id === undefined ? undefined : eq(listings.id, id),
    reason && sql`exists (select 1 ${openReports} and ${reports.reason} = ${reason})`,
    title.trim() === ''
      ? undefined
      : sql`strpos(lower(${listings.title}), ${title.trim().toLowerCase()}) > 0`,
  );
  // Without a view and a number it would be every listing that there is.
  const condition = view === undefined && id === undefined ? sql`false` : wanted;
  const { by, direction } = sort ?? usualSort(view);
  const way = direction === 'ascending' ? sql`asc` : sql`desc`;
  const rows = await queries
    .select({ id: listings.id })
    .from(listings)
    .where(condition)
    .orderBy(sql`${columns[by]} ${way}`, sql`${listings.id} ${way}`)
    .offset(start)
    .limit(size);
  return {
    ids: rows.map((row) => row.id),
    total: await queries.$count(listings, condition),
    counts: await countViews(queries),
  };
}

/** What waits longest comes first; of what is decided, and of all that there is, the latest. */
function usualSort(view: ModeratorView | undefined): NonNullable<Request['body']['sort']> {
  if (view === 'all') return { by: 'created', direction: 'descending' };
  return { by: 'waiting', direction: view === 'removed' ? 'descending' : 'ascending' };
}
