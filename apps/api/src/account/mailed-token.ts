import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { createSecretToken, hashToken } from './secret-token.ts';
import { accountTokens, users } from './tables.ts';

export type TokenPurpose = (typeof accountTokens.$inferSelect)['purpose'];

const hourMs = 3_600_000;
const lifeMs: Readonly<Record<TokenPurpose, number>> = {
  'confirm-account': 72 * hourMs,
  'reset-password': hourMs,
  'change-email': 24 * hourMs,
};

interface NewToken {
  readonly purpose: TokenPurpose;
  readonly userId: number;
  /** The address that it is mailed to, and that it confirms. */
  readonly email: string;
}

/** Makes a token to mail; older ones of the same person and purpose work no more. */
export async function issueMailedToken(
  transaction: Queries,
  { purpose, userId, email }: NewToken,
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
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs[purpose]),
  });
  return token;
}

/** Takes a token, which one caller alone can; `gone` where it was used, voided, is over or unknown. */
export async function takeMailedToken(
  transaction: Queries,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<{ readonly userId: number; readonly email: string }> {
  const [taken] = await transaction
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountTokens.tokenHash, hashToken(token)),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .returning({ userId: accountTokens.userId, email: accountTokens.email });
  if (!taken) throw brokenLink();
  return taken;
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
