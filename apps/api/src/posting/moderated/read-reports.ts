import type { OpenReports } from '@boardwalk/sdk-core/posting/moderated/schemas';
import { mostShownReports } from '@boardwalk/sdk-core/posting/moderated/views';
import { type ReportKind, reportReasons } from '@boardwalk/sdk-core/reports/reasons';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { describePerson, personColumns } from '../../access/person-columns.ts';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { reports } from '../../reports/tables.ts';

/** The open reports of these things, the latest first. */
function readOpen(queries: Queries, kind: ReportKind, ids: readonly number[]) {
  return queries
    .select({
      id: reports.id,
      subjectId: reports.subjectId,
      reason: reports.reason,
      words: reports.words,
      more: reports.more,
      madeAt: reports.madeAt,
      reporter: personColumns,
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .where(
      and(
        eq(reports.subjectKind, kind),
        inArray(reports.subjectId, [...ids]),
        eq(reports.state, 'open'),
      ),
    )
    .orderBy(desc(reports.id));
}

type OpenReport = Awaited<ReturnType<typeof readOpen>>[number];

/**
 * Reads the reports of each thing of a kind: how often, by reason, and the latest; nothing where nobody
 * reported anything.
 */
export async function readReports(
  queries: Queries,
  kind: ReportKind,
  ids: readonly number[],
): Promise<Map<number, OpenReports>> {
  const rows = await readOpen(queries, kind, ids);
  return new Map(
    ids.map((id) => [id, describeReports(rows.filter(({ subjectId }) => subjectId === id))]),
  );
}

function describeReports(rows: readonly OpenReport[]) {
  return {
    count: countAll(rows),
    reasons: reportReasons
      .map((reason) => ({ reason, count: countAll(rows.filter((row) => row.reason === reason)) }))
      .filter(({ count }) => count > 0),
    latest: shownOf(rows).map(({ id, reason, words, reporter, madeAt }) => ({
      id,
      reason,
      words,
      reporter: reporter && describePerson(reporter),
      madeAt: madeAt.toISOString(),
    })),
  };
}

/** How many were made, those included that were only counted. */
function countAll(rows: readonly OpenReport[]): number {
  return rows.reduce((sum, { more }) => sum + 1 + more, 0);
}

/** The latest of each reason, and beyond these the latest: no reason's words are hidden by others. */
function shownOf(rows: readonly OpenReport[]): readonly OpenReport[] {
  const isLatest = (row: OpenReport) => row === rows.find(({ reason }) => reason === row.reason);
  const others = rows.filter((row) => !isLatest(row));
  const shown = new Set([...rows.filter(isLatest), ...others].slice(0, mostShownReports));
  return rows.filter((row) => shown.has(row));
}
