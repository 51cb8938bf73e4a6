import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { dayMs, hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { createSecretToken, hashToken } from '../secret-token.ts';
import { accountTokens, users } from '../tables.ts';

export type TokenPurpose = (typeof accountTokens.$inferSelect)['purpose'];

export const mailedTokenLifeMs: Readonly<Record<TokenPurpose, number>> = {
  'confirm-account': 72 * hourMs,
  'reset-password': hourMs,
  'change-email': dayMs,
};

interface NewToken {
  readonly purpose: TokenPurpose;
  readonly userId: number;
  /** The address that it is mailed to, and that it confirms. */
  readonly email: string;
  /** Of the browser that asks, where the token is worth more there than elsewhere. */
  readonly browserHash?: string | null;
}

/** What a token stands for. */
export interface MailedToken {
  readonly userId: number;
  readonly email: string;
  readonly browserHash: string | null;
}

/** Makes a token to mail; older ones of the same person and purpose work no more. */
export async function issueMailedToken(
  transaction: Queries,
  { purpose, userId, email, browserHash = null }: NewToken,
  now: Date,
): Promise<string> {
  const { token, tokenHash } = createSecretToken();
  // Two who ask at once take turns, so that one token alone is left.
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  await voidMailedTokens(transaction, userId, purpose);
  await transaction.insert(accountTokens).values({
    tokenHash,
    purpose,
    userId,
    email,
    browserHash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + mailedTokenLifeMs[purpose]),
  });
  return token;
}

/** Takes a token, which one caller alone can; `gone` where it was used, voided, is over or unknown. */
export async function takeMailedToken(
  transaction: Queries,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<MailedToken> {
  const [taken] = await transaction
    .update(accountTokens)
    .set({ usedAt: now })
    .where(worksAt(purpose, token, now))
    .returning(columns);
  if (!taken) throw brokenLink();
  return taken;
}

/** Looks at a token without taking it; `gone` as for `takeMailedToken`. */
export async function findMailedToken(
  queries: Queries,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<MailedToken> {
  const [found] = await queries
    .select(columns)
    .from(accountTokens)
    .where(worksAt(purpose, token, now));
  if (!found) throw brokenLink();
  return found;
}

const columns = {
  userId: accountTokens.userId,
  email: accountTokens.email,
  browserHash: accountTokens.browserHash,
};

function worksAt(purpose: TokenPurpose, token: string, now: Date): SQL | undefined {
  return and(
    eq(accountTokens.tokenHash, hashToken(token)),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, now),
  );
}

/** Makes all tokens of a person for one purpose useless. */
export async function voidMailedTokens(
  queries: Queries,
  userId: number,
  purpose: TokenPurpose,
): Promise<void> {
  await queries
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)));
}

/** The one refusal of a link, whatever is wrong with it. */
export function brokenLink(cause?: unknown): Problem {
  return new Problem('gone', 'This link does not work any more. Please ask for a new one.', {
    cause,
  });
}
