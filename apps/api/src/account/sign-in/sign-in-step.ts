import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { createSecretToken, hashToken } from '../secret-token.ts';
import { signInSteps } from '../tables.ts';

const lifeMs = 5 * minuteMs;
const maximumAttempts = 5;

/** A sign-in that waits for its second step. */
export interface SignInStep {
  readonly userId: number;
  readonly timeZone: string | null;
}

/** Makes what the second step is taken with; it opens nothing by itself. */
export async function issueSignInStep(
  transaction: Queries,
  { userId, timeZone }: SignInStep,
  now: Date,
): Promise<string> {
  const { token, tokenHash } = createSecretToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await transaction.insert(signInSteps).values({ tokenHash, userId, timeZone, expiresAt });
  return token;
}

/** Whose second step it is; `gone` where the token was used, tried too often, is over or unknown. */
export async function findSignInStep(
  queries: Queries,
  token: string,
  now: Date,
): Promise<SignInStep> {
  const [step] = await queries.select(columns).from(signInSteps).where(counts(token, now));
  if (!step) throw startAgain();
  return step;
}

/** Counts an attempt before it is looked at, so that many at once are no more than in a row. */
export async function countStepAttempt(queries: Queries, token: string, now: Date): Promise<void> {
  const counted = await queries
    .update(signInSteps)
    .set({ attempts: sql`${signInSteps.attempts} + 1` })
    .where(counts(token, now))
    .returning(columns);
  if (counted.length === 0) throw startAgain();
}

/** Uses the token up, which one caller alone can. */
export async function endSignInStep(transaction: Queries, token: string): Promise<void> {
  const ended = await transaction
    .delete(signInSteps)
    .where(eq(signInSteps.tokenHash, hashToken(token)))
    .returning(columns);
  if (ended.length === 0) throw startAgain();
}

const columns = { userId: signInSteps.userId, timeZone: signInSteps.timeZone };

function counts(token: string, now: Date): SQL | undefined {
  return and(
    eq(signInSteps.tokenHash, hashToken(token)),
    gt(signInSteps.expiresAt, now),
    lt(signInSteps.attempts, maximumAttempts),
  );
}

function startAgain(): Problem {
  return new Problem('gone', 'Please sign in again from the start.');
}
