import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { listings } from '../listings/tables.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { closeReports } from './settle-reports.ts';
import { reports } from './tables.ts';

/** What a user reported to the moderators; what they decided is in the audit trail. */
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

  /**
   * Leaves nothing to decide of the person's listings, which go with them. That they reported
   * something of others, and why, the moderators still need; the text is the person's own.
   */
  async erase(transaction, userId, now) {
    const own = await transaction
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.ownerId, userId));
    const ids = own.map(({ id }) => id);
    // In one order, as two who reported one another may go at once.
    await transaction
      .select({ id: reports.id })
      .from(reports)
      .where(
        or(
          eq(reports.reporterId, userId),
          eq(reports.decidedBy, userId),
          and(eq(reports.subjectKind, 'listing'), inArray(reports.subjectId, ids)),
        ),
      )
      .orderBy(asc(reports.id))
      .for('update');
    await closeReports(transaction, { kind: 'listing', ids }, now);
    await transaction
      .update(reports)
      .set({ reporterId: null, words: null })
      .where(eq(reports.reporterId, userId));
    await transaction.update(reports).set({ decidedBy: null }).where(eq(reports.decidedBy, userId));
  },
};
