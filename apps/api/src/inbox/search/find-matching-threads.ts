import { daysSeenAfterEnd } from '@boardwalk/sdk-core/listings/rules';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { type SQL, type SQLChunk, sql } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { inboxPeople, inboxSearchIndex, inboxThreads } from '../tables.ts';
import type { InboxSearchTerm } from './inbox-search-terms.ts';

interface Wanted {
  readonly userId: number;
  readonly asked: readonly InboxSearchTerm[];
  readonly start: number;
  readonly size: number;
}

/** A thread that has all words. */
interface FoundThreadRow extends Record<string, unknown> {
  readonly id: number;
  /** The newest messages with each of the words, as far as messages have them. */
  readonly places: readonly number[];
}

/** A row of the page, or none of it: the total is returned either way. */
type Counted = { readonly total: number } & (FoundThreadRow | { id: null; places: null });

/** Behind every word that begins like another. */
const last = '\u{10ffff}';

/**
 * The threads that somebody is shown and that have every word in what they may read there, in the
 * name of the other or in the title as the public sees it; the latest first, with how many there are.
 */
export async function findMatchingThreads(
  queries: Queries,
  { userId, asked, start, size }: Wanted,
  now: Date,
): Promise<{ readonly rows: readonly FoundThreadRow[]; readonly total: number }> {
  const words = asked.map((word, number) => ({ word, name: sql.identifier(`word_${number}`) }));
  const { rows } = await queries.execute<Counted>(sql`
    with own as materialized (
      select ${inboxPeople.threadId}, ${inboxPeople.otherId}, ${inboxPeople.hiddenTo},
        ${inboxPeople.hasWritten}, ${inboxPeople.latestAt}
      from ${inboxPeople}
      where ${inboxPeople.userId} = ${userId} and ${inboxPeople.latestAt} is not null
        and not ${inboxPeople.isIgnored}
    ), heads as materialized (${headsOf(asked, now)}),
    ${sql.join(
      words.map(({ word, name }) => sql`${name} as (${threadsWith(userId, word)}), `),
      sql``,
    )} found as (
      select thread_id::float8 as id, own.latest_at, array_remove(array[${sql.join(
        words.map(({ name }) => readPlace(name)),
        sql`, `,
      )}], null) as places
      from own left join heads using (thread_id) ${sql.join(
        words.map(({ name }) => sql`left join ${name} using (thread_id)`),
        sql` `,
      )}
      where ${sql.join(
        words.map(
          ({ word, name }) =>
            sql`(${readPlace(name)} > own.hidden_to or heads.head like ${beginningOf(word.word)})`,
        ),
        sql` and `,
      )}
    ), page as (
      select * from found order by latest_at desc, id desc offset ${start} limit ${size}
    )
    select total, id, places
    from (select count(*)::integer as total from found) as counted left join page on true
    order by latest_at desc, id desc`);
  const found = rows.filter((row): row is typeof row & FoundThreadRow => row.id !== null);
  return { rows: found, total: rows[0]?.total ?? 0 };
}

/** The newest message with a word that is not hidden from this person. */
function readPlace(word: SQLChunk): SQL {
  return sql`case when own.has_written then ${word}.newest else ${word}.newest_open end`;
}

/** Threads of somebody that have a word in a message. */
function threadsWith(userId: number, { word, stems, isBeginning }: InboxSearchTerm): SQL {
  const { word: kept, threadId, newest, newestOpen } = inboxSearchIndex;
  const where = (condition: SQL) => sql`
    select ${threadId}, ${newest}, ${newestOpen}
    from ${inboxSearchIndex} where ${inboxSearchIndex.userId} = ${userId} and ${condition}`;
  // What begins with the word has the word itself.
  const exact = isBeginning ? stems.filter((stem) => !stem.startsWith(word)) : stems;
  const ways = [
    ...exact.map((stem) => where(sql`${kept} = ${stem}`)),
    ...(isBeginning ? [where(sql`${kept} >= ${word} and ${kept} < ${word + last}`)] : []),
  ];
  const [only, ...others] = ways;
  // Of one word a thread has one row.
  if (only && others.length === 0 && !isBeginning) return only;
  return sql`
    select thread_id, max(newest) as newest, max(newest_open) as newest_open
    from (${sql.join(ways, sql` union all `)}) as ways
    group by thread_id`;
}

/** What no name or title is looked for by, so that each word there stands behind a blank. */
const marks = '()[]{}<>"“”«»‘’`,;!?¡¿#*|/\\=~…–—-_.@:&+\'';

const beginningOf = (word: string) => `% ${word}%`;

/** Names and titles, folded, of all threads that have one of the words there. */
function headsOf(asked: readonly InboxSearchTerm[], now: Date): SQL {
  const name = sql`case ${users.state} when 'deleted' then '' else ${users.firstName} end`;
  const shownSince = new Date(now.getTime() - daysSeenAfterEnd * dayMs);
  const isShown = sql`(${listings.isPublic}
    or ${listings.status} in ('Closed', 'Expired') and ${listings.closedAt} > ${shownSince})`;
  // Most have no accents, and are folded ten times as fast.
  const folded = sql`translate(
    case when text ~ '[^[:ascii:]]' then fold_text(text) else lower(text) end,
    ${marks}, ${' '.repeat(marks.length)})`;
  return sql`
    select thread_id, head
    from (
      select own.thread_id, concat_ws(' ', '', ${name}, ${listings.title}) as text
      from own
        join ${inboxThreads} on ${inboxThreads.id} = own.thread_id
        join ${users} on ${users.id} = own.other_id
        left join ${listings} on ${inboxThreads.subjectKind} = 'listing'
          and ${listings.id} = ${inboxThreads.subjectId} and ${isShown}
    ) as texts, lateral (select ${folded} as head) as folded
    where head like any(${sql.param(asked.map(({ word }) => beginningOf(word)))}::text[])`;
}
