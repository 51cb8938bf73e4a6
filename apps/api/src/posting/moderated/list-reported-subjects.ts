import type * as schemas from '@boardwalk/sdk-core/posting/moderated/schemas';
import type { ReportedSubjectRow } from '@boardwalk/sdk-core/posting/moderated/schemas';
import { type SoldReportKind, soldReportKinds } from '@boardwalk/sdk-core/reports/reasons';
import { reportedId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { asc, inArray, min } from 'drizzle-orm';
import { describePerson, personColumns } from '../../access/person-columns.ts';
import { users } from '../../account/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { reportSubjects } from '../../reports/report-subjects.ts';
import { reports } from '../../reports/tables.ts';
import { countViews, isOpenOfSold } from './moderator-views.ts';
import { readReports } from './read-reports.ts';

type Context = Pick<OperationContext, 'clock' | 'database' | 'extensions'>;

/** What waits: of one kind and number, since when. */
interface Waiting {
  readonly kind: SoldReportKind;
  readonly id: number;
  readonly since: Date;
}

/** Lists the shops and products that were reported. */
export const listReportedSubjects: Handler<typeof schemas.listReportedSubjects> = async (
  { query },
  context,
) => {
  const { database } = context;
  const waiting = await findWaiting(database, query);
  const ofKinds = await Promise.all(
    soldReportKinds.map((kind) =>
      describeKind(
        context,
        kind,
        waiting.filter((one) => one.kind === kind),
      ),
    ),
  );
  const counts = await countViews(database);
  const results = ofKinds
    .flat()
    .sort((one, other) => Date.parse(one.waitingSince) - Date.parse(other.waitingSince));
  return { results, total: counts.shops, counts };
};

async function findWaiting(
  queries: Queries,
  { start, size }: { readonly start: number; readonly size: number },
): Promise<readonly Waiting[]> {
  const since = min(reports.madeAt);
  const rows = await queries
    .select({ kind: reports.subjectKind, id: reports.subjectId, since })
    .from(reports)
    .where(isOpenOfSold)
    .groupBy(reports.subjectKind, reports.subjectId)
    .orderBy(asc(since), asc(reports.subjectKind), asc(reports.subjectId))
    .offset(start)
    .limit(size);
  return rows.flatMap(({ kind, ...row }) => {
    const sold = soldReportKinds.find((one) => one === kind);
    return sold && row.since ? { ...row, kind: sold, since: row.since } : [];
  });
}

async function describeKind(
  { database, clock, extensions }: Context,
  kind: SoldReportKind,
  waiting: readonly Waiting[],
): Promise<ReportedSubjectRow[]> {
  const describe = extensions.byKey(reportSubjects).get(kind)?.describe;
  if (!describe || waiting.length === 0) return [];
  const ids = waiting.map(({ id }) => id);
  const described = await describe(database, ids, clock.now());
  const [openReports, owners] = await Promise.all([
    readReports(database, kind, ids),
    findOwners(
      database,
      [...described.values()].map(({ ownerId }) => ownerId),
    ),
  ]);
  return waiting.flatMap(({ id, since }) => {
    const subject = described.get(id);
    const owner = subject && owners.get(subject.ownerId);
    const ofSubject = openReports.get(id);
    if (!subject || !owner || !ofSubject) return [];
    const { title, path, isShown } = subject;
    return {
      ...{ kind, id: parseWith(reportedId, id), title, path, isShown },
      owner: describePerson(owner),
      waitingSince: since.toISOString(),
      reports: ofSubject,
    };
  });
}

async function findOwners(queries: Queries, ids: readonly number[]) {
  const rows = await queries
    .select(personColumns)
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
