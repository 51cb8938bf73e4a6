import { fewestForReplySpeed, replySpeedDays } from '@boardwalk/sdk-core/inbox/reply-speeds';
import { dayMs, hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { count, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { inboxPeople, inboxReplyTimes, inboxThreadMessages, inboxThreads } from '../tables.ts';

export const replyTimesJob: Job = {
  name: 'measure-reply-times',
  summary: `Measures how soon people reply to conversations that others have begun with them in the last ${replySpeedDays} days, where there are ${fewestForReplySpeed} or more.`,
  everyMs: hourMs,
  run: measureReplyTimes,
};

/**
 * Stores the median of each person, in seconds, and returns how many have one. A first message that
 * nobody has answered counts with the time since; blocked people do not count.
 */
export async function measureReplyTimes({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  const now = clock.now();
  const since = new Date(now.getTime() - replySpeedDays * dayMs);
  const recipient = sql`${inboxThreads.lowId} + ${inboxThreads.highId} - ${inboxThreads.startedBy}`;
  return database.transaction(async (transaction) => {
    await transaction.delete(inboxReplyTimes);
    await transaction.execute(sql`
      with waits as (
        select ${recipient} as user_id, extract(epoch from coalesce(
          (select min(reply.sent_at) from ${inboxThreadMessages} reply
            where reply.thread_id = ${inboxThreads.id} and reply.author_id = ${recipient}),
          ${now}::timestamptz) - ${inboxThreads.startedAt}) as seconds
        from ${inboxThreads}
        where ${inboxThreads.startedAt} between ${since}::timestamptz and ${now}::timestamptz
          and exists (select from ${inboxPeople} where ${inboxPeople.threadId} = ${inboxThreads.id}
            and ${inboxPeople.userId} = ${recipient} and not ${inboxPeople.isIgnored})
      )
      insert into ${inboxReplyTimes} (user_id, median_seconds, measured_at)
      select user_id, percentile_disc(0.5) within group (order by seconds)::integer,
        ${now}::timestamptz
      from waits group by user_id having count(*) >= ${fewestForReplySpeed}`);
    const [measured] = await transaction.select({ people: count() }).from(inboxReplyTimes);
    return measured?.people ?? 0;
  });
}
