import { daysSeenAfterEnd } from '@boardwalk/sdk-core/listings/rules';
import { type SQL, sql } from 'drizzle-orm';
import { calledNameSql } from '../../account/called-name.ts';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { inboxPeople, inboxThreads, inboxWords } from '../tables.ts';
import type { AskedWord } from './asked-words.ts';

interface Wanted {
  readonly userId: number;
  readonly asked: readonly AskedWord[];
  readonly start: number;
  readonly size: number;
}

/** A thread that has all words. */
interface FoundThreadRow extends Record<string, unknown> {
  readonly id: number;
  /** The newest messages with each of the words, as far as messages have them. */
  readonly places: readonly number[];
}

/** A row of the page, or none of it: how many there are is told either way. */
type Counted = { readonly total: number } & (FoundThreadRow | { id: null; places: null });

/** Behind every word that begins like another. */
const last = '\u{10ffff}';

/**
 * The threads that somebody is shown and that have every word in what they may read there, in the
 * name of the other or in the title as the public sees it; the latest first, with how many there are.
 */
export async function findFoundThreads(
  queries: Queries,
  { userId, asked, start, size }: Wanted,
  now: Date,
): Promise<{ readonly rows: readonly FoundThreadRow[]; readonly total: number }> {
  const { rows } = await queries.execute<Counted>(sql`
    with own as materialized (
      select ${inboxPeople.threadId}, ${inboxPeople.otherId}, ${inboxPeople.hiddenTo},
        ${inboxPeople.hasWritten}, ${inboxPeople.latestAt}
      from ${inboxPeople}
      where ${inboxPeople.userId} = ${userId} and ${inboxPeople.latestAt} is not null
        and not ${inboxPeople.isIgnored}
    ), heads as materialized (${headsOf(asked, now)}),
    met as (
      ${sql.join(
        asked.flatMap((word, number) => [inMessages(userId, word, number), inHeads(word, number)]),
        sql` union all `,
      )}
    ), found as (
      select thread_id::float8 as id, own.latest_at,
        coalesce(array_agg(distinct place) filter (where place > 0), '{}') as places
      from met join own using (thread_id)
      group by thread_id, own.latest_at
      having count(distinct number) = ${asked.length}
    ), page as (
      select * from found order by latest_at desc, id desc offset ${start} limit ${size}
    )
    select total, id, places
    from (select count(*)::integer as total from found) as counted left join page on true
    order by latest_at desc, id desc`);
  const found = rows.filter((row): row is typeof row & FoundThreadRow => row.id !== null);
  return { rows: found, total: rows[0]?.total ?? 0 };
}

/** Threads where a word stands in a message that was not deleted, and is not hidden, for this person. */
function inMessages(userId: number, { word, stems, isBeginning }: AskedWord, number: number): SQL {
  const { word: kept, threadId, newest, newestOpen } = inboxWords;
  const ofUser = sql`from ${inboxWords} where ${inboxWords.userId} = ${userId}`;
  const columns = sql`${threadId}, ${newest}, ${newestOpen}`;
  const begun = sql`union all select ${columns} ${ofUser} and ${kept} >= ${word} and ${kept} < ${word + last}`;
  return sql`
    select ${number}::integer as number, thread_id,
      max(case when own.has_written then newest else newest_open end) as place
    from (
      select ${columns} ${ofUser} and ${kept} = any(${sql.param(stems)}::text[])
      ${isBeginning ? begun : sql``}
    ) as words join own using (thread_id)
    where case when own.has_written then newest else newest_open end > own.hidden_to
    group by thread_id`;
}

/** Names and titles, folded, of all threads that have one of the words there. */
function headsOf(asked: readonly AskedWord[], now: Date): SQL {
  const name = sql`case ${users.state} when 'deleted' then '' else ${calledNameSql(users)} end`;
  const anyWord = asked.map(({ word }) => `\\m${word}`).join('|');
  const shownSince = new Date(now.getTime() - daysSeenAfterEnd * 86_400_000);
  const isShown = sql`(${listings.isPublic}
    or ${listings.status} in ('Closed', 'Expired') and ${listings.closedAt} > ${shownSince})`;
  return sql`
    select * from (
      select own.thread_id, fold_text(concat_ws(' ', ${name}, ${listings.title})) as head
      from own
        join ${inboxThreads} on ${inboxThreads.id} = own.thread_id
        join ${users} on ${users.id} = own.other_id
        left join ${listings} on ${inboxThreads.subjectKind} = 'listing'
          and ${listings.id} = ${inboxThreads.subjectId} and ${isShown}
    ) as all_heads
    where head ~ ${anyWord}`;
}

/** Threads where the name or the title has a word that begins with it. */
function inHeads({ word }: AskedWord, number: number): SQL {
  return sql`
    select ${number}::integer as number, thread_id, 0 as place
    from heads where head ~ ${`\\m${word}`}`;
}
