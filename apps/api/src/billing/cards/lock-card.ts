import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { paymentCustomers, savedCards } from '../tables.ts';

interface CardName {
  readonly userId: number;
  readonly paymentId: string;
}

type SavedCard = typeof savedCards.$inferSelect;

/** The same as `lockCard` does, where there may be none. */
export async function findCard(
  transaction: Queries,
  { userId, paymentId }: CardName,
  strength: 'share' | 'update',
): Promise<SavedCard | undefined> {
  const [card] = await transaction
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.userId, userId), eq(savedCards.paymentId, paymentId)))
    .for(strength)
    .prepare(`find_card_for_${strength}`)
    .execute();
  return card;
}

/**
 * Locks a user's saved card, which stays until the end of the transaction: a caller that begins to
 * charge it locks it by `share`, one that deletes it by `update`. Another user's card is as unknown
 * as none.
 */
export async function lockCard(
  transaction: Queries,
  name: CardName,
  strength: 'share' | 'update',
): Promise<SavedCard> {
  const card = await findCard(transaction, name, strength);
  if (card) return card;
  throw new Problem('not-found', 'There is no such card.');
}

/** Locks all cards of a user, before one of them, against what the provider reports meanwhile. */
export async function lockCards(transaction: Queries, userId: number): Promise<void> {
  const { userId: owner } = paymentCustomers;
  await transaction.select({ owner }).from(paymentCustomers).where(eq(owner, userId)).for('update');
}
