import { passedReminders, type ReminderKind } from '@boardwalk/sdk-core/licenses/term/last-days';
import { dayMs, minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, asc, eq, gt, lte, notExists, or } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { isRunningSql, type LicenseRow } from '../license-row.ts';
import { licenseNotices, licenses } from '../tables.ts';
import { decideNotice, type LicenseNoticeContext, sendNotice } from './send-notice.ts';

/** Licences of a transaction. */
const batch = 100;

export const dueReminders: Job = {
  name: 'remind-of-due-licenses',
  summary: 'Notifies buyers 30 and 7 days before their licences end, once each time.',
  everyMs: minuteMs,
  run: remindOfDue,
};

type Context = Pick<JobContext, 'database' | 'clock' | 'configuration' | 'signal'>;

/** Returns how many were written to. What another process is at is left to it. */
export async function remindOfDue(context: Context): Promise<number> {
  const now = context.clock.now();
  let told = 0;
  let after: string | undefined;
  do {
    const next = await remindBatch(context, after, now);
    told += next.told;
    after = next.last;
  } while (after !== undefined && !context.signal.aborted);
  return told;
}

/** Reminds of the next licences; `last` is missing where there are no more. */
function remindBatch(
  { database, configuration: { siteOrigin } }: Context,
  after: string | undefined,
  now: Date,
) {
  return database.transaction(async (transaction) => {
    const ending = await findEnding(transaction, after, now);
    let told = 0;
    for (const license of ending) {
      if (await remind(transaction, license, { now, siteOrigin })) told += 1;
    }
    return { told, last: ending.length === batch ? ending.at(-1)?.id : undefined };
  });
}

/** Sends the last reminder whose time has come; those that a clock has jumped over are sent no more. */
async function remind(
  transaction: Queries,
  license: LicenseRow,
  context: LicenseNoticeContext,
): Promise<boolean> {
  const { dueAt, boughtAt, timeZone } = license;
  const term = { dueAt: dueAt.getTime(), boughtAt: boughtAt.getTime(), timeZone };
  let isTold = false;
  for (const { kind, isNews } of passedReminders(term, context.now.getTime())) {
    const send = isNews ? sendNotice : decideNotice;
    const isNew = await send(transaction, license, kind, context);
    isTold ||= isNew && isNews;
  }
  return isTold;
}

/** Licences that end within a month, of which a reminder is not decided yet. */
function findEnding(
  transaction: Queries,
  after: string | undefined,
  now: Date,
): Promise<LicenseRow[]> {
  // In calendar days they begin an hour sooner or later where clocks change.
  const isWithin = (days: number) =>
    lte(licenses.dueAt, new Date(now.getTime() + (days + 1) * dayMs));
  const isOpen = (kind: ReminderKind) => {
    const { licenseId, dueAt } = licenseNotices;
    const isIt = and(
      eq(licenseId, licenses.id),
      eq(licenseNotices.kind, kind),
      eq(dueAt, licenses.dueAt),
    );
    return notExists(transaction.select({ licenseId }).from(licenseNotices).where(isIt));
  };
  return transaction
    .select()
    .from(licenses)
    .where(
      and(
        isRunningSql(now),
        or(and(isWithin(30), isOpen('in-30-days')), and(isWithin(7), isOpen('in-7-days'))),
        after === undefined ? undefined : gt(licenses.id, after),
      ),
    )
    .orderBy(asc(licenses.id))
    .limit(batch)
    .for('update', { skipLocked: true });
}
