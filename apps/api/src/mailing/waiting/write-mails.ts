import { mailPreferences } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { and, asc, eq, lte } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { findPreferences, frequencyOf } from '../preferences/find-preferences.ts';
import { mailWaits } from '../tables.ts';
import { oneClickAddress, unsubscribeLink } from '../unsubscribing/one-click.ts';
import { makeUnsubscribeToken } from '../unsubscribing/unsubscribe-token.ts';
import { withFooter } from './kind-footer.ts';
import type { MailReader, MailWriter, WrittenMail } from './mail-writer.ts';
import { sendTime } from './send-time.ts';

type Wait = typeof mailWaits.$inferSelect;
type Surroundings = Pick<Platform, 'database' | 'clock' | 'configuration' | 'secrets' | 'log'>;

/** Before a mail that could not be written is tried again. */
const pauseMs = 600_000;

/** Writes mail of the kinds that these writers know. */
export function mailWriting(writers: readonly MailWriter[]): Job {
  return {
    name: 'write-mails',
    summary:
      'Writes mail that people want, such as about unread messages, at the hours they want it.',
    everyMs: 10_000,
    run: (context) => writeMails(context, writers),
  };
}

/** Writes what is due, and puts off what is to come at another hour; returns how many mails it wrote. */
export async function writeMails(
  { signal, ...surroundings }: Surroundings & Pick<JobContext, 'signal'>,
  writers: readonly MailWriter[],
): Promise<number> {
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
      if (await settleWait(surroundings, writers, wait, now)) written += 1;
    } catch (error) {
      // One person’s mail holds up nobody else’s.
      const { userId, kind } = wait;
      log.warn({ err: error, userId, kind }, 'a mail could not be written');
      const dueAt = new Date(now.getTime() + pauseMs);
      await database.update(mailWaits).set({ dueAt }).where(isWait(wait));
    }
  }
  return written;
}

const isWait = ({ userId, kind }: Pick<Wait, 'userId' | 'kind'>) =>
  and(eq(mailWaits.userId, userId), eq(mailWaits.kind, kind));

/** Decides about one wait, and hands its mail over in the same transaction; answers whether there was one. */
function settleWait(
  surroundings: Surroundings,
  writers: readonly MailWriter[],
  { userId, kind }: Wait,
  now: Date,
): Promise<boolean> {
  return surroundings.database.transaction(async (transaction) => {
    const reader = await lockReader(transaction, userId);
    // Another process may have been here since.
    const isDue = and(isWait({ userId, kind }), lte(mailWaits.dueAt, now));
    const [wait] = await transaction.select().from(mailWaits).where(isDue).for('update');
    if (!wait) return false;
    const preferences = await findPreferences(transaction, userId);
    const frequency = frequencyOf(preferences, kind);
    if (reader && frequency !== 'never') {
      const hours = { ...preferences, timeZone: preferences.timeZone ?? 'UTC' };
      const dueAt = sendTime(frequency, hours, wait.readyAt, now);
      if (dueAt > now) {
        await transaction.update(mailWaits).set({ dueAt }).where(isWait(wait));
        return false;
      }
    }
    await transaction.delete(mailWaits).where(isWait(wait));
    const writer = writers.find((one) => one.kind === kind);
    if (!reader || !writer) return false;
    const mail = await writer.write(transaction, reader, surroundings);
    if (!mail || frequency === 'never') return false;
    await handOver(transaction, surroundings, { reader, kind, mail }, now);
    return true;
  });
}

/** Holds the row of whoever reads, for whom nothing comes meanwhile; undefined where nobody can. */
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

interface OwnMail {
  readonly reader: MailReader;
  readonly kind: Wait['kind'];
  readonly mail: WrittenMail;
}

async function handOver(
  transaction: Queries,
  { configuration, secrets }: Surroundings,
  { reader: { id: userId, email, locale }, kind, mail: { template, values } }: OwnMail,
  now: Date,
): Promise<void> {
  const token = makeUnsubscribeToken({ secrets }, { userId, kind, email }, now);
  const links = {
    preferencesLink: configuration.siteOrigin + mailPreferences({}).path,
    unsubscribeLink: unsubscribeLink(configuration, token),
  };
  await queueMail(
    transaction,
    {
      template: withFooter(template),
      to: email,
      locale,
      values: { ...values, ...links },
      unsubscribeAddress: oneClickAddress(configuration, token),
    },
    now,
  );
}
