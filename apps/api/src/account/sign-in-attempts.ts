import { createHash } from 'node:crypto';
import { callerNetwork } from '@boardwalk/process/caller-network';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { inArray, sql } from 'drizzle-orm';
import type { Platform } from '../platform/operation.ts';
import { signInFailures } from './tables.ts';

type Surroundings = Pick<Platform, 'database' | 'clock'>;

/** Failures in a row before the first delay: of a name from one network, and from anywhere. */
const freeAttempts = { network: 5, anywhere: 30 };

const longestDelaySeconds = 900;

/** Before any attempt: of two at once, the one that reads the clock first may be counted last. */
const unlocked = new Date(0);

/** Failures so long ago count no more. */
export const forgottenAfterMs = 86_400_000;

/**
 * Counts an attempt before its password is looked at, so that attempts at once count as much as
 * those in a row; `too-many-requests` while the delay of earlier failures lasts. Delays double with
 * every failure, up to a quarter of an hour.
 */
export async function takeAttempt(
  platform: Surroundings,
  name: string,
  address: string,
): Promise<void> {
  await takeFrom(platform, keyOf(name, callerNetwork(address)), freeAttempts.network);
  await takeFrom(platform, keyOf(name), freeAttempts.anywhere);
}

/** Whoever knew the password has failed at nothing. */
export async function forgetAttempts(
  { database }: Pick<Platform, 'database'>,
  name: string,
  address: string,
): Promise<void> {
  const keys = [keyOf(name, callerNetwork(address)), keyOf(name)];
  await database.delete(signInFailures).where(inArray(signInFailures.nameHash, keys));
}

async function takeFrom({ database, clock }: Surroundings, key: string, free: number) {
  const now = clock.now();
  const forgotten = new Date(now.getTime() - forgottenAfterMs);
  const count = sql`case when ${signInFailures.lastAt} < ${forgotten} then 1
    else ${signInFailures.count} + 1 end`;
  const delay = sql`least(${longestDelaySeconds}, power(2, least(${count} - ${free}, 20)))`;
  const [taken] = await database
    .insert(signInFailures)
    .values({ nameHash: key, count: 1, lastAt: now, lockedUntil: unlocked })
    .onConflictDoUpdate({
      target: signInFailures.nameHash,
      set: {
        count,
        lastAt: now,
        lockedUntil: sql`case when ${count} < ${free} then ${unlocked}::timestamptz
          else ${now}::timestamptz + make_interval(secs => ${delay}) end`,
      },
      setWhere: sql`${signInFailures.lockedUntil} <= ${now}`,
    })
    .returning({ count: signInFailures.count });
  if (!taken) throw await tooManyAttempts({ database, clock }, key);
}

async function tooManyAttempts({ database, clock }: Surroundings, key: string) {
  const [row] = await database
    .select({ lockedUntil: signInFailures.lockedUntil })
    .from(signInFailures)
    .where(inArray(signInFailures.nameHash, [key]));
  const wait = row ? row.lockedUntil.getTime() - clock.now().getTime() : 0;
  return new Problem('too-many-requests', 'Too many attempts. Please wait before the next one.', {
    retryAfter: Math.max(1, wait / 1_000),
  });
}

/** Names are hashed: whoever reads the table learns nobody's address, nor a mistyped password. */
function keyOf(name: string, network = ''): string {
  return createHash('sha256').update(`${name.trim().toLowerCase()} ${network}`).digest('hex');
}
