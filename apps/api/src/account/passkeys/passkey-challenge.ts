import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { passkeyChallenges } from '../tables.ts';

const lifeMs = 5 * minuteMs;

/** What a challenge is for, and whose passkey is to sign it; null where that is not known yet. */
interface ChallengeUse {
  readonly purpose: (typeof passkeyChallenges.$inferSelect)['purpose'];
  readonly userId: number | null;
}

/** Stores what a browser is to sign, until it does, or for five minutes. */
export async function storePasskeyChallenge(
  queries: Queries,
  challenge: string,
  use: ChallengeUse,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + lifeMs);
  await queries.insert(passkeyChallenges).values({ challenge, ...use, expiresAt });
}

/**
 * Uses up the challenge that a browser says it has signed, whatever the result of the signature
 * check; `gone` where it was never issued for this, was used or is over.
 */
export async function takeChallenge(
  { database, clock }: Pick<Platform, 'clock'> & { readonly database: Queries },
  { clientDataJSON }: { readonly clientDataJSON: string },
  { purpose, userId }: ChallengeUse,
): Promise<string> {
  const [taken] = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, readChallenge(clientDataJSON)),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, clock.now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  if (!taken) throw new Problem('gone', 'That took too long. Please try again.');
  return taken.challenge;
}

/** Voids the challenges of passkeys about to be added: what authorised them is no longer valid. */
export async function voidChallenges(queries: Queries, userId: number): Promise<void> {
  await queries.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
}

/** What the browser wrote down; anything that is no challenge is none of ours. */
function readChallenge(clientDataJson: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return '';
    return typeof data.challenge === 'string' && /^[\w-]+$/.test(data.challenge)
      ? data.challenge
      : '';
  } catch (error) {
    if (error instanceof SyntaxError) return '';
    throw error;
  }
}
