import { createHash } from 'node:crypto';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { dayMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { callerNetwork } from '@boardwalk/server-parts/http/caller-network';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { runPreparedQuery } from '../../platform/database/recurring-query.ts';
import { signInFailures } from '../tables.ts';

type Surroundings = Pick<Platform, 'database' | 'clock'>;

/** Failures in a row before the first delay: of a subject from one network, and from anywhere. */
const freeAttempts = { network: 5, anywhere: 30 };

const longestDelaySeconds = 900;

/** Failures so long ago count no more. */
export const attemptLifetimeMs = dayMs;

const inNetwork = goOnCounting(freeAttempts.network);
const fromAnywhere = goOnCounting(freeAttempts.anywhere);

/**
 * Counts an attempt before its password is looked at, so that attempts at once count as much as
 * those in a row; `too-many-requests` while the delay of earlier failures lasts. Delays double with
 * every failure, up to a quarter of an hour.
 */
export async function takeAttempt(
  { database, clock }: Surroundings,
  subject: string,
  address: string,
): Promise<void> {
  const [network, anywhere] = keysOf(subject, address);
  const now = clock.now();
  const [taken] = await runPreparedQuery<{ network: boolean; anywhere: boolean }>(
    database,
    sql`with network as (${countAttempt(network, now, inNetwork)}),
      anywhere as (${countAttempt(anywhere, now, fromAnywhere, sql`from network`)})
      select exists (select from network) as network, exists (select from anywhere) as anywhere`,
  );
  if (!taken?.network) throw await tooManyAttempts({ database, clock }, network);
  if (!taken.anywhere) throw await tooManyAttempts({ database, clock }, anywhere);
}

/** Deletes the attempts of a user who knew the password: they have failed at nothing. */
export async function deleteAttempts(
  { database }: { readonly database: Queries },
  subject: string,
  address: string,
): Promise<void> {
  await runPreparedQuery(
    database,
    sql`delete from ${signInFailures} where ${attemptsOf(subject, address)}`,
  );
}

/** The rows of a subject, held in the order in which attempts hold them: nobody waits crosswise. */
export function attemptsOf(subject: string, address: string): SQL {
  const [network, anywhere] = keysOf(subject, address);
  return sql`name_hash in (
    select name_hash from ${signInFailures} where name_hash in (${network}, ${anywhere})
    order by name_hash = ${anywhere} for update
  )`;
}

/** Counts in a row of its own for as many as `from` finds; it finds none where an attempt must wait. */
function countAttempt(key: string, now: Date, countOn: SQL, from?: SQL): SQL {
  return sql`insert into sign_in_failures as failures (name_hash, count, last_at, locked_until)
    select ${key}, 1, ${now}::timestamptz, to_timestamp(0) ${from} ${countOn} returning 1`;
}

/** How a row goes on counting: text that is always the same is made once. */
function goOnCounting(free: number): SQL {
  const count = `case when failures.last_at < excluded.last_at - interval '${attemptLifetimeMs} ms'
    then 1 else failures.count + 1 end`;
  const seconds = `least(${longestDelaySeconds}, power(2, least(${count} - ${free}, 20)))`;
  // What is not locked is so from 1970 on: of two at once, who reads the clock first may count last.
  return sql.raw(`on conflict (name_hash) do update set
    count = ${count},
    last_at = excluded.last_at,
    locked_until = case when ${count} < ${free} then to_timestamp(0)
      else excluded.last_at + make_interval(secs => ${seconds}) end
    where failures.locked_until <= excluded.last_at`);
}

async function tooManyAttempts({ database, clock }: Surroundings, key: string) {
  const [row] = await database
    .select({ lockedUntil: signInFailures.lockedUntil })
    .from(signInFailures)
    .where(inArray(signInFailures.nameHash, [key]));
  const wait = row ? row.lockedUntil.getTime() - clock.now().getTime() : 0;
  return new Problem('too-many-requests', 'Too many attempts. Please wait before the next one.', {
    retryAfter: Math.max(1, wait / secondMs),
  });
}

function keysOf(subject: string, address: string): readonly [network: string, anywhere: string] {
  return [keyOf(subject, callerNetwork(address)), keyOf(subject)];
}

/**
 * Returns the key of a subject, hashed: a reader of the table learns nobody's address, nor a
 * mistyped password.
 */
function keyOf(subject: string, network = ''): string {
  return createHash('sha256').update(`${subject} ${network}`).digest('hex');
}
