import type { ReportKind } from '@boardwalk/sdk-core/reports/reasons';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Queries } from '../platform/database/database.ts';
import { keyedPoint } from '../platform/extensions/extension-point.ts';
import type { MailTemplate } from '../platform/mail/mail-template.ts';

/** What is about to be reported. */
export interface SubjectToReport {
  /** The number by which reports know it. */
  readonly key: number;
  /** Who offers it, and so can't report it. */
  readonly ownerId: UserId;
}

/** What moderators see of what was reported. */
export interface DescribedSubject {
  readonly title: string;
  readonly ownerId: UserId;
  /** The address of its page on our own site: `/product/maple/syrup-4f2a`. */
  readonly path: string;
  /** Whether the public sees it. */
  readonly isShown: boolean;
}

/** What people report, as the domain provides it that offers it. */
export interface ReportSubject {
  readonly kind: ReportKind;
  /** Mail to those who reported one, by what moderators decided. */
  readonly mails: Readonly<Record<'upheld' | 'dismissed', MailTemplate<'title'>>>;
  /**
   * Finds what the public sees by the id of its address, and locks it so that nobody takes it away
   * until the transaction ends; throws `not-found`, `gone` or `not-processable`. Absent where the
   * domain has a call of its own for reports.
   */
  find?(transaction: Queries, id: string, now: Date): Promise<SubjectToReport>;
  /**
   * Describes some for moderators, by their keys; what is gone is left out. Absent where the domain
   * has a list of its own for them.
   */
  describe?(
    queries: Queries,
    keys: readonly number[],
    now: Date,
  ): Promise<ReadonlyMap<number, DescribedSubject>>;
}

/** What people report, by its kind. */
export const reportSubjects = keyedPoint<ReportSubject>('reportSubjects', ({ kind }) => [kind]);
