import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { defaultCards, savedCards } from '../tables.ts';

/** Somebody's saved cards as they see them, the newest first. */
export async function readCards(queries: Queries, userId: number): Promise<SavedCard[]> {
  const rows = await queries
    .select()
    .from(savedCards)
    .where(eq(savedCards.userId, userId))
    .orderBy(desc(savedCards.number));
  const defaults = await queries
    .select()
    .from(defaultCards)
    .where(eq(defaultCards.userId, userId))
    .orderBy(defaultCards.purpose);
  return rows.map(({ paymentId, brand, last4, expiryMonth, expiryYear }) => ({
    payment_id: paymentId,
    brand,
    last4,
    expiryMonth,
    expiryYear,
    defaultFor: defaults.filter((one) => one.paymentId === paymentId).map(({ purpose }) => purpose),
  }));
}
