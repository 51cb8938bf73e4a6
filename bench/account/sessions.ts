import { findSession } from '@boardwalk/api/src/account/sessions/find-session.ts';
import type { Pool } from 'pg';
import { databaseTime, watchQueries } from '../search/database-time.ts';
import { medianTimings, type Timings, timeCalls } from '../search/timings.ts';
import type { BenchServer } from './bench-server.ts';

const rounds = 3;
const lookUps = 2_000;
/** A prime, so that look-ups are far from one another. */
const stride = 104_729;

/** Milliseconds that the database takes to find one of so many sessions, in the 95th percentile. */
export async function measureSessions(
  { platform }: Pick<BenchServer, 'platform'>,
  count: number,
): Promise<number> {
  const pool = platform.database.$client;
  await storeSessions(pool, count);
  watchQueries(pool);
  const tokens = Array.from({ length: lookUps }, (_, at) => `token ${1 + ((at * stride) % count)}`);
  const times: Timings[] = [];
  while (times.length < rounds) {
    times.push(
      await timeCalls(tokens, 1, (token) =>
        databaseTime(async () => {
          if (!(await findSession(token, platform))) throw new Error(`${token} opens nothing.`);
        }),
      ),
    );
  }
  return medianTimings(times).p95;
}

async function storeSessions(pool: Pool, count: number): Promise<void> {
  const client = await pool.connect();
  // The pool gives up what takes a request too long.
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into users (first_name, last_name)
     select 'Rosa', 'Lindqvist' from generate_series(1, $1::integer / 4)`,
    [count],
  );
  await client.query(
    `insert into sessions (token_hash, user_id, created_at, seen_at, ends_at, device)
     select encode(sha256(convert_to('token ' || number, 'utf8')), 'hex'),
       newest.id - number % ($1::integer / 4),
       now(), now(), now() + interval '30 days', 'Firefox, Windows'
     from generate_series(1, $1::integer) as number, (select max(id) as id from users) as newest`,
    [count],
  );
  await client.query('vacuum (analyze) sessions, users');
  client.release(true);
}
