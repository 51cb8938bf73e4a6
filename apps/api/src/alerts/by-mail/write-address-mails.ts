import { usualDailyHour } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { oneClickAddress, unsubscribeLink } from '../../mailing/unsubscribing/one-click.ts';
import { makeUnsubscribeToken } from '../../mailing/unsubscribing/unsubscribe-token.ts';
import { withFooter } from '../../mailing/waiting/kind-footer.ts';
import type { WrittenMail } from '../../mailing/waiting/mail-writer.ts';
import { usualTimeZone } from '../../mailing/waiting/send-time.ts';
import { splitDue } from '../../mailing/waiting/split-due.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { lockRulesOf } from '../mail/find-unsent-news.ts';
import { alertAddressWaits } from '../mail/tables.ts';
import { writeNews } from '../mail/write-news.ts';
import { type AddressRow, alertAddresses } from '../tables.ts';
import { addressFooter } from './address-footer.ts';

type Wait = typeof alertAddressWaits.$inferSelect;
type Surroundings = Pick<Platform, 'database' | 'clock' | 'configuration' | 'secrets' | 'log'>;

/** Before a mail that could not be written is tried again. */
const pauseMs = 600_000;

export const addressMailWriting: Job = {
  name: 'write-alert-mails',
  summary: 'Writes mail about what alerts have found to addresses without an account.',
  everyMs: 2_000,
  run: writeAddressMails,
};

/** Writes what is due, and puts off what is to come at another hour; returns how many mails it wrote. */
export async function writeAddressMails({
  signal,
  ...surroundings
}: Surroundings & Pick<JobContext, 'signal'>): Promise<number> {
  const { database, clock, log } = surroundings;
  const now = clock.now();
  let written = 0;
  while (!signal.aborted) {
    const [wait] = await database
      .select({ addressId: alertAddressWaits.addressId })
      .from(alertAddressWaits)
      .where(lte(alertAddressWaits.dueAt, now))
      .orderBy(asc(alertAddressWaits.dueAt))
      .limit(1);
    if (!wait) break;
    const { addressId } = wait;
    try {
      if (await settle(surroundings, addressId, now)) written += 1;
    } catch (error) {
      // One address’s mail holds up no other’s.
      log.warn({ err: error, addressId }, 'a mail of alerts could not be written');
      const dueAt = new Date(now.getTime() + pauseMs);
      await database.update(alertAddressWaits).set({ dueAt }).where(isDueOf(addressId, now));
    }
  }
  return written;
}

const isOf = (addressId: number) => eq(alertAddressWaits.addressId, addressId);
const isDueOf = (addressId: number, now: Date) =>
  and(isOf(addressId), lte(alertAddressWaits.dueAt, now));

/**
 * Decides about what waits for an address, and hands the one mail of all that is due over in the same
 * transaction; answers whether there was one.
 */
function settle(surroundings: Surroundings, addressId: number, now: Date): Promise<boolean> {
  return surroundings.database.transaction(async (transaction) => {
    const address = await lockAddressRow(transaction, addressId);
    // Another process may have been here since.
    const waits = await transaction
      .select()
      .from(alertAddressWaits)
      .where(isDueOf(addressId, now))
      .orderBy(asc(alertAddressWaits.pace))
      .for('update');
    if (!address || waits.length === 0) return false;
    const paces = await putOff(transaction, { address, waits }, now);
    if (paces.length === 0) return false;
    await transaction
      .delete(alertAddressWaits)
      .where(and(isOf(addressId), inArray(alertAddressWaits.pace, paces)));
    const { configuration, clock } = surroundings;
    const own = await lockRulesOf(transaction, { addressId }, paces);
    const reader = { locale: address.locale, hasAccount: false };
    const mail = await writeNews(
      { database: transaction, configuration, clock },
      { own, favourites: [] },
      reader,
    );
    if (!mail || address.email === null) return false;
    await handOver(transaction, surroundings, { ...address, email: address.email, mail }, now);
    await transaction
      .update(alertAddresses)
      .set({ mailedAt: now })
      .where(eq(alertAddresses.id, addressId));
    return true;
  });
}

async function lockAddressRow(transaction: Queries, id: number): Promise<AddressRow | undefined> {
  const [address] = await transaction
    .select()
    .from(alertAddresses)
    .where(eq(alertAddresses.id, id))
    .for('no key update');
  return address;
}

interface Waiting {
  readonly address: AddressRow;
  readonly waits: readonly Wait[];
}

/**
 * Postpones what is to come at another hour, by the clocks of the requesting browser; returns the
 * rest.
 */
async function putOff(
  transaction: Queries,
  { address: { timeZone, mailedAt }, waits }: Waiting,
  now: Date,
): Promise<Wait['pace'][]> {
  const hours = {
    timeZone: timeZone ?? usualTimeZone,
    quietHours: null,
    dailyHour: usualDailyHour,
  };
  const wanted = { frequency: 'at-once', hours, writtenAt: mailedAt ?? undefined } as const;
  const { due, later } = splitDue(waits, wanted, now);
  for (const { addressId, pace, dueAt } of later) {
    await transaction
      .update(alertAddressWaits)
      .set({ dueAt })
      .where(and(isOf(addressId), eq(alertAddressWaits.pace, pace)));
  }
  return due.map(({ pace }) => pace);
}

interface AddressedMail extends Pick<AddressRow, 'id' | 'locale'> {
  readonly email: string;
  readonly mail: WrittenMail;
}

async function handOver(
  transaction: Queries,
  { configuration, secrets }: Surroundings,
  { id: addressId, email, locale, mail: { template, values } }: AddressedMail,
  now: Date,
): Promise<void> {
  const token = makeUnsubscribeToken({ secrets }, { addressId, kind: 'alerts.news', email }, now);
  await queueMail(
    transaction,
    {
      template: withFooter(template, addressFooter),
      to: email,
      locale,
      values: { ...values, unsubscribeLink: unsubscribeLink(configuration, token) },
      unsubscribeAddress: oneClickAddress(configuration, token),
    },
    now,
  );
}
