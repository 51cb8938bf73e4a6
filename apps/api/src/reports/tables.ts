import { reportKinds, reportReasons, reportStates } from '@boardwalk/sdk-core/reports/reasons';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';
import { instant, wholeNumber } from '../platform/database/columns.ts';

const person = (name: string) =>
  wholeNumber(name).references(() => users.id, { onDelete: 'set null' });

/**
 * What people report to the moderators. What it is about is a kind and a number: later domains
 * join.
 */
export const reports = pgTable(
  'reports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    subjectKind: text('subject_kind', { enum: reportKinds }).notNull(),
    subjectId: wholeNumber('subject_id').notNull(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    /** What the reason does not say; absent where nothing was added. */
    words: text('words'),
    /** Absent where a visitor reports, and once the account is gone. */
    reporterId: person('reporter_id'),
    /** SHA-256 of the network of a visitor who reports, until it is decided. */
    network: text('network'),
    /**
     * Reports by visitors for the same reason that came beyond what is stored, and are only
     * counted.
     */
    more: integer('more').notNull().default(0),
    state: text('state', { enum: reportStates }).notNull(),
    madeAt: instant('made_at').notNull(),
    decidedAt: instant('decided_at'),
    /** Absent once the account is gone. */
    decidedBy: person('decided_by'),
  },
  (table) => [
    // One person has one open report of a thing; those of visitors are counted.
    uniqueIndex('reports_once')
      .on(table.subjectKind, table.subjectId, table.reporterId)
      .where(sql`${table.state} = 'open'`),
    index('reports_open')
      .on(table.subjectKind, table.subjectId)
      .where(sql`${table.state} = 'open'`),
    index('reports_subject').on(table.subjectKind, table.subjectId, table.decidedAt),
    index('reports_reporter').on(table.reporterId),
    index('reports_decider').on(table.decidedBy),
  ],
);
