import {
  mostOpenReports,
  needsExplanation,
  type ReportKind,
  type ReportReason,
} from '@boardwalk/sdk-core/reports/reasons';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { reports } from './tables.ts';

/** What is reported, and about what. */
export interface ReportSubmission {
  readonly kind: ReportKind;
  readonly id: number;
  readonly reason: ReportReason;
  readonly words: string;
}

/** Refuses a reason that says too little by itself where nothing was added. */
export function requireSaid({ reason, words }: Pick<ReportSubmission, 'reason' | 'words'>): void {
  if (!needsExplanation(reason) || words !== '') return;
  throw new Problem('invalid-request', 'Please say what is wrong.', {
    fields: [{ path: 'body.words', message: 'expected what is wrong' }],
  });
}

/** Returns a report as it is stored until somebody decides on it. */
export function openReport({ kind, id, reason, words }: ReportSubmission, madeAt: Date) {
  return {
    subjectKind: kind,
    subjectId: id,
    reason,
    words: words === '' ? null : words,
    state: 'open' as const,
    madeAt,
  };
}

/**
 * Stores a member's report; returns its number, or nothing where they have reported the same
 * already and nobody has decided. The member is locked.
 */
export async function saveReport(
  transaction: Queries,
  { reporterId, ...told }: ReportSubmission & { readonly reporterId: UserId },
  now: Date,
): Promise<number | undefined> {
  const open = and(eq(reports.reporterId, reporterId), eq(reports.state, 'open'));
  const same = and(open, eq(reports.subjectKind, told.kind), eq(reports.subjectId, told.id));
  if ((await transaction.$count(reports, same)) > 0) return undefined;
  if ((await transaction.$count(reports, open)) >= mostOpenReports) {
    throw new Problem('too-many-requests', 'We read what you have told us first.', {
      retryAfter: 3_600,
    });
  }
  const [kept] = await transaction
    .insert(reports)
    .values({ ...openReport(told, now), reporterId })
    .returning({ id: reports.id });
  return kept?.id;
}
