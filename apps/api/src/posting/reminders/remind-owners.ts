import { kindsWithTerm, reminderDays } from '@boardwalk/sdk-core/posting/terms';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { storeStanding } from '../../listings/storage/update-listing.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { trustedMailText } from '../../platform/mail/safe-mail-text.ts';
import { nameTitles } from '../life/name-titles.ts';
import { reminderMail, renewalLink } from './reminder-mail.ts';

const weekMs = reminderDays * dayMs;

export const listingReminders: Job = {
  name: 'remind-owners',
  summary: 'Reminds owners of listings that end in a week, once a term.',
  everyMs: 600_000,
  run: remindOwners,
};

/** Writes one mail to each owner of listings that end within a week; returns how many. */
export async function remindOwners({
  database,
  clock,
  configuration,
  signal,
}: Pick<JobContext, 'database' | 'clock' | 'configuration' | 'signal'>): Promise<number> {
  const now = clock.now();
  let sent = 0;
  while (!signal.aborted && (await remindNext(database, now, configuration))) sent += 1;
  return sent;
}

/** Writes to the owner of the listing that ends first; answers whether there was one. */
function remindNext(
  database: Queries,
  now: Date,
  configuration: JobContext['configuration'],
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // Of two processes the second waits here, and finds that the owner has been written to.
    const lock = ['update', { of: listings }] as const;
    const [first] = await findEnding(transaction, now)
      .limit(1)
      .for(...lock);
    if (!first) return false;
    const ending = await findEnding(transaction, now, first.ownerId).for(...lock);
    // Those of an imported table end in one instant, and there may be thousands of them.
    for (const [end, ids] of idsByEnd(ending)) {
      await storeStanding(transaction, ids, { remindedFor: new Date(end) });
    }
    const { locale, email, expiresAt, timeZone } = first;
    // The query finds those alone that have both.
    if (email === null || expiresAt === null) return false;
    const titles = ending.map(({ title }) => title);
    const values = {
      titles: nameTitles(titles),
      date: trustedMailText(createDateFormatter(locale, timeZone)(expiresAt.toISOString())),
      link: renewalLink(configuration, titles),
    };
    await queueMail(transaction, { template: reminderMail, to: email, locale, values }, now);
    return true;
  });
}

interface Ending {
  readonly id: number;
  readonly expiresAt: Date | null;
}

function idsByEnd(ending: readonly Ending[]): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const { id, expiresAt } of ending) {
    const ids = groups.get(Number(expiresAt)) ?? [];
    ids.push(id);
    groups.set(Number(expiresAt), ids);
  }
  return groups;
}

/** Public listings that end within a week, of which their owners were not reminded, the first to end first. */
function findEnding(queries: Queries, now: Date, ownerId?: number) {
  const { id, title, timeZone, expiresAt, remindedFor, kind, isPublic } = listings;
  const { locale, email } = users;
  return queries
    .select({ id, title, timeZone, expiresAt, ownerId: listings.ownerId, locale, email })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(
      and(
        isPublic,
        inArray(kind, kindsWithTerm),
        gt(expiresAt, now),
        lte(expiresAt, new Date(now.getTime() + weekMs)),
        sql`${remindedFor} is distinct from ${expiresAt}`,
        isNotNull(email),
        eq(users.state, 'active'),
        ownerId === undefined ? undefined : eq(listings.ownerId, ownerId),
      ),
    )
    .orderBy(asc(expiresAt), asc(id))
    .$dynamic();
}
