import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data.ts';
import { reports } from './tables.ts';

/** What somebody told the moderators; what they decided is in the trail. */
export const reportsData: PersonalData = {
  collect: (queries, userId) =>
    queries
      .select({
        id: reports.id,
        subjectKind: reports.subjectKind,
        subjectId: reports.subjectId,
        reason: reports.reason,
        words: reports.words,
        state: reports.state,
        madeAt: reports.madeAt,
        decidedAt: reports.decidedAt,
      })
      .from(reports)
      .where(eq(reports.reporterId, userId))
      .orderBy(asc(reports.id)),

  /** That something was told, and why, the moderators still need; the words are the person's own. */
  async erase(transaction, userId) {
    await transaction
      .update(reports)
      .set({ reporterId: null, words: null })
      .where(eq(reports.reporterId, userId));
    await transaction.update(reports).set({ decidedBy: null }).where(eq(reports.decidedBy, userId));
  },
};
