import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, inArray, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import type { Platform } from '../platform/calls/operation.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/job.ts';
import { countRows } from '../platform/row-count.ts';
import { isOver } from './sessions/session-conditions.ts';
import { browserLifeMs, maximumKnownBrowsers } from './sign-in/known-browser.ts';
import { attemptLifetimeMs } from './sign-in/sign-in-attempts.ts';
import {
  accountTokens,
  knownBrowsers,
  passkeyChallenges,
  sessions,
  signInFailures,
  signInSteps,
  twoFactors,
  users,
} from './tables.ts';
import { secretWaitsMs } from './two-step/confirm-two-factor.ts';

/** As long as a link to confirm works. */
const unconfirmedMs = 3 * dayMs;

export const accountsSweep: Job = {
  name: 'remove-expired-credentials',
  summary:
    'Removes sessions, tokens, codes and known browsers whose time is over, and accounts that nobody confirmed.',
  everyMs: 600_000,
  run: deleteExpired,
};

/**
 * Removes tokens, challenges, sessions and browsers whose time is over, secrets that no app confirmed, failed
 * sign-ins that count no more, and accounts whose address nobody confirmed in time: their usernames
 * are free again. Returns how many rows that were.
 */
export async function deleteExpired({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  const now = clock.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  let count = 0;
  for (const table of [accountTokens, signInSteps, passkeyChallenges]) {
    count += countRows(await database.delete(table).where(lte(table.expiresAt, now)));
  }
  const isUnconfirmed = and(
    isNull(twoFactors.confirmedAt),
    lte(twoFactors.createdAt, before(secretWaitsMs)),
  );
  count += countRows(await database.delete(twoFactors).where(isUnconfirmed));
  count += countRows(await database.delete(sessions).where(isOver(now)));
  count += await forgetUnusedBrowsers(database, before(browserLifeMs));
  // A sign-in holds two of these rows: a statement that waits for neither can't cause a deadlock.
  const overFailures = database
    .select({ nameHash: signInFailures.nameHash })
    .from(signInFailures)
    .where(
      and(
        lt(signInFailures.lastAt, before(attemptLifetimeMs)),
        lte(signInFailures.lockedUntil, now),
      ),
    )
    .for('update', { skipLocked: true });
  count += countRows(
    await database.delete(signInFailures).where(inArray(signInFailures.nameHash, overFailures)),
  );
  const tokens = database
    .select({ one: sql`1` })
    .from(accountTokens)
    .where(eq(accountTokens.userId, users.id));
  const isGivenUp = and(
    eq(users.state, 'unconfirmed'),
    lte(users.createdAt, before(unconfirmedMs)),
    notExists(tokens),
  );
  return count + countRows(await database.delete(users).where(isGivenUp));
}

/** Forgets browsers of long ago, and those beyond the most that are stored for one person. */
async function forgetUnusedBrowsers(database: Queries, before: Date): Promise<number> {
  const forgotten =
    await database.execute(sql`delete from ${knownBrowsers} where (user_id, token_hash) in (
    select user_id, token_hash from (
      select user_id, token_hash, used_at,
        row_number() over (partition by user_id order by used_at desc) as place
      from ${knownBrowsers}
    ) ranked where place > ${maximumKnownBrowsers} or used_at < ${before}::timestamptz
  )`);
  return countRows(forgotten);
}
