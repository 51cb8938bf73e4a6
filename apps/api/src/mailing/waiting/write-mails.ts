import { frequencyOf } from '@boardwalk/sdk-core/mailing/preferences/frequency-of';
import type { MailPreferences } from '@boardwalk/sdk-core/mailing/preferences/schemas';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { findPreferences } from '../preferences/find-preferences.ts';
import { mailTimes, mailWaits } from '../tables.ts';
import { type MailReader, mailWriters } from './mail-writer.ts';
import { queueKindMail } from './queue-kind-mail.ts';
import { type MailingHours, usualTimeZone } from './send-time.ts';
import { type MailSchedule, splitDue } from './split-due.ts';

type Wait = typeof mailWaits.$inferSelect;
type Surroundings = Pick<
  JobContext,
  'clock' | 'configuration' | 'database' | 'extensions' | 'log' | 'secrets'
>;

/** Before a mail that could not be written is tried again. */
const pauseMs = 600_000;

export const mailWriting: Job = {
  name: 'write-mails',
  summary:
    'Writes mail that people want, such as about unread messages, at the hours they want it.',
  everyMs: 2_000,
  run: writeMails,
};

/** Writes what is due, and puts off what is to come at another hour; returns how many mails it wrote. */
export async function writeMails({
  signal,
  ...surroundings
}: Surroundings & Pick<JobContext, 'signal'>): Promise<number> {
  const { database, clock, log } = surroundings;
  const now = clock.now();
  let written = 0;
  while (!signal.aborted) {
    const [wait] = await database
      .select()
      .from(mailWaits)
      .where(lte(mailWaits.dueAt, now))
      .orderBy(asc(mailWaits.dueAt))
      .limit(1);
    if (!wait) break;
    try {
      if (await settleWait(surroundings, wait, now)) written += 1;
    } catch (error) {
      // One person’s mail holds up nobody else’s.
      const { userId, kind } = wait;
      log.warn({ err: error, userId, kind }, 'a mail could not be written');
      const dueAt = new Date(now.getTime() + pauseMs);
      await database.update(mailWaits).set({ dueAt }).where(isDueOf(wait, now));
    }
  }
  return written;
}

type Whose = Pick<Wait, 'userId' | 'kind'>;

const isOf = ({ userId, kind }: Whose) =>
  and(eq(mailWaits.userId, userId), eq(mailWaits.kind, kind));
const isDueOf = (whose: Whose, now: Date) => and(isOf(whose), lte(mailWaits.dueAt, now));

/**
 * Decides about what waits for somebody of one kind, and hands the one mail of all that is due over in
 * the same transaction; answers whether there was one.
 */
function settleWait(
  surroundings: Surroundings,
  { userId, kind }: Wait,
  now: Date,
): Promise<boolean> {
  return surroundings.database.transaction(async (transaction) => {
    const reader = await lockReader(transaction, userId);
    // Another process may have been here since.
    const waits = await transaction
      .select()
      .from(mailWaits)
      .where(isDueOf({ userId, kind }, now))
      // In the order in which a transaction that requests several mails locks them.
      .orderBy(asc(mailWaits.pace))
      .for('update');
    if (waits.length === 0) return false;
    const preferences = await findPreferences(transaction, userId);
    const frequency = frequencyOf(preferences, kind);
    const due =
      reader && frequency !== 'never'
        ? await putOff(
            transaction,
            waits,
            {
              frequency,
              hours: hoursOf(preferences),
              writtenAt: await readWrittenAt(transaction, { userId, kind }),
            },
            now,
          )
        : waits;
    if (due.length === 0) return false;
    const paces = due.map(({ pace }) => pace);
    await transaction
      .delete(mailWaits)
      .where(and(isOf({ userId, kind }), inArray(mailWaits.pace, paces)));
    const writer = surroundings.extensions.byKey(mailWriters).get(kind);
    if (!reader || !writer) return false;
    const mail = await writer.write(transaction, reader, { ...surroundings, paces });
    if (!mail || frequency === 'never') return false;
    await queueKindMail(transaction, surroundings, { reader, kind, mail }, now);
    await keepWrittenAt(transaction, { userId, kind }, now);
    return true;
  });
}

async function readWrittenAt(
  transaction: Queries,
  { userId, kind }: Whose,
): Promise<Date | undefined> {
  const [last] = await transaction
    .select({ writtenAt: mailTimes.writtenAt })
    .from(mailTimes)
    .where(and(eq(mailTimes.userId, userId), eq(mailTimes.kind, kind)));
  return last?.writtenAt;
}

/** The reader is locked: nobody writes of the same kind meanwhile. */
async function keepWrittenAt(transaction: Queries, whose: Whose, writtenAt: Date): Promise<void> {
  const { userId, kind } = whose;
  await transaction
    .insert(mailTimes)
    .values({ userId, kind, writtenAt })
    .onConflictDoUpdate({ target: [mailTimes.userId, mailTimes.kind], set: { writtenAt } });
}

function hoursOf({ timeZone, quietHours, dailyHour }: MailPreferences): MailingHours {
  return { timeZone: timeZone ?? usualTimeZone, quietHours, dailyHour };
}

/** Puts off what is to come at another hour, and answers the rest. */
async function putOff(
  transaction: Queries,
  waits: readonly Wait[],
  wanted: MailSchedule,
  now: Date,
): Promise<readonly Wait[]> {
  const { due, later } = splitDue(waits, wanted, now);
  for (const wait of later) {
    const { pace, dueAt } = wait;
    const isThis = and(isOf(wait), eq(mailWaits.pace, pace));
    await transaction.update(mailWaits).set({ dueAt }).where(isThis);
  }
  return due;
}

/**
 * Locks the row of the reader, for whom nothing comes meanwhile; undefined where nobody can read.
 */
async function lockReader(transaction: Queries, userId: number): Promise<MailReader | undefined> {
  const { id, locale, firstName, username, email, state } = users;
  const [user] = await transaction
    .select({ id, locale, firstName, username, email, state })
    .from(users)
    .where(eq(id, userId))
    .for('no key update');
  if (user?.state !== 'active' || user.email === null) return undefined;
  return { ...user, email: user.email };
}
