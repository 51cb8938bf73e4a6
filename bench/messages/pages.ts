import type { Pool } from 'pg';
import { startBenchServer } from '../account/bench-server.ts';
import type { BenchCluster } from '../postgres/bench-cluster.ts';
import { type Timings, timeCalls } from '../search/timings.ts';

const threads = 10_000;
const messagesEach = 500;
/** As long as one that is drawn. */
const token = 'r'.repeat(43);
const warmUp = 30;
const calls = 500;
/** A prime, so that pages are far from one another. */
const stride = 7_919;

/** Of calls over HTTP, one after another. */
export interface MeasuredPages {
  readonly threads: Timings;
  readonly messages: Timings;
  readonly search: Timings;
}

/** Pages of somebody with 10,000 threads, in a table of five million messages. */
export async function measurePages(cluster: BenchCluster, folder: string): Promise<MeasuredPages> {
  const bench = await startBenchServer(cluster, folder);
  try {
    await storeInbox(bench.platform.database.$client);
    const headers = { cookie: `bw-session=${token}` };
    const call = async (path: string) => {
      const began = performance.now();
      const answer = await fetch(`${bench.origin}/api/v1/inbox/${path}`, { headers });
      const { results } = await answer.json();
      if (!answer.ok || results.length === 0) throw new Error(`${path}: ${answer.status}`);
      return performance.now() - began;
    };
    const time = async (pathOf: (number: number) => string) => {
      const paths = Array.from({ length: warmUp + calls }, (_, number) => pathOf(number));
      await timeCalls(paths.slice(0, warmUp), 1, call);
      return timeCalls(paths.slice(warmUp), 1, call);
    };
    return {
      // The first of them, as people turn pages.
      threads: await time((number) => `threads?start=${25 * (number % 20)}`),
      messages: await time((number) => {
        const thread = 1 + ((number * stride) % threads);
        return `thread/${thread}/messages?size=50&before=${51 + ((number * stride) % 400)}`;
      }),
      // Words of all threads, of one in forty, of one; beginnings; names; and several of these.
      search: await time((number) => {
        const texts = [
          'street',
          `lot${number % 40}`,
          `ref${1 + number * 13}`,
          'quart',
          `name${number % 100}`,
          `king lot${number % 40} ref${40 * (number % 249) + (number % 40)}`,
          `name${number % 100} corner`,
        ];
        return `search?text=${encodeURIComponent(texts[number % texts.length] ?? '')}`;
      }),
    };
  } finally {
    await bench.close();
  }
}

/** Rosa, to whom 10,000 people have written, 500 messages each. */
async function storeInbox(pool: Pool): Promise<void> {
  const client = await pool.connect();
  // The pool gives up what takes a request too long; and nobody looks whether five million rows fit.
  await client.query('set statement_timeout = 0; set session_replication_role = replica');
  await client.query(
    `insert into users (id, first_name, last_name, username, email)
     overriding system value
     select id, 'Name' || id % 100, 'Lindqvist', 'person' || id, 'person' || id || '@example.org'
     from generate_series(1, $1::integer + 1) as id`,
    [threads],
  );
  await client.query(
    `insert into sessions (token_hash, user_id, created_at, seen_at, ends_at, device)
     values (encode(sha256(convert_to($1, 'utf8')), 'hex'), 1, now(), now(),
       now() + interval '30 days', 'Firefox, Windows')`,
    [token],
  );
  await client.query(
    `insert into inbox_threads (id, low_id, high_id, started_by, started_at, newest)
     overriding system value
     select id, 1, id + 1, id + 1, now(), $2 from generate_series(1, $1::integer) as id`,
    [threads, messagesEach],
  );
  await client.query(
    `insert into inbox_people (thread_id, user_id, other_id, unread, has_written, latest_at)
     select id, self, other, 0, true, now() - id * interval '1 minute'
     from generate_series(1, $1::integer) as id,
       lateral (values (1, id + 1), (id + 1, 1)) as pair (self, other)`,
    [threads],
  );
  await client.query(
    `insert into inbox_messages (thread_id, place, author_id, body, sent_at)
     select thread, place, case place % 2 when 0 then 1 else thread + 1 end,
       'Could we meet on the corner of Main Street and King, at a quarter past ' || place
         || '? It is about lot' || thread % 40 || ', ref' || thread || '.',
       now() - thread * interval '1 minute' - ($2 - place) * interval '1 second'
     from generate_series(1, $1::integer) as thread, generate_series(1, $2::integer) as place`,
    [threads, messagesEach],
  );
  // As they are stored with each message: words of all, and places as numbers.
  await client.query(
    `insert into inbox_words (user_id, word, thread_id, newest, newest_open)
     select person, word, thread, newest, newest
     from generate_series(1, $1::integer) as thread,
       lateral (values (1), (thread + 1)) as people(person),
       lateral (
         select word, $2::integer from unnest(array[
           'could', 'we', 'meet', 'corner', 'main', 'street', 'king', 'quarter', 'quart', 'past',
           'it', 'is', 'about', 'lot' || thread % 40, 'ref' || thread
         ]) as word
         union all select place::text, place from generate_series(1, $2::integer) as place
       ) as words(word, newest)`,
    [threads, messagesEach],
  );
  await client.query(
    'vacuum (analyze) users, sessions, inbox_threads, inbox_people, inbox_messages, inbox_words',
  );
  client.release(true);
}
