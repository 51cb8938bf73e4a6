import type * as schemas from '@boardwalk/sdk-core/billing/cards/schemas';
import { and, eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { defaultCards } from '../tables.ts';
import { lockCard, lockCards } from './lock-card.ts';
import { readCards } from './read-cards.ts';

/** Makes a card the one for a purpose, in the place of another, or of none. */
export const chooseDefaultCard: Handler<typeof schemas.chooseDefaultCard> = (
  { params: { paymentMethodId: paymentId }, body: { purpose, isDefault } },
  { database, caller },
) => {
  const { userId } = requireMember(caller);
  return database.transaction(async (transaction) => {
    await lockCards(transaction, userId);
    await lockCard(transaction, { userId, paymentId }, 'share');
    const { userId: owner, purpose: kind, paymentId: chosen } = defaultCards;
    if (isDefault) {
      await transaction
        .insert(defaultCards)
        .values({ userId, purpose, paymentId })
        .onConflictDoUpdate({ target: [owner, kind], set: { paymentId } });
    } else {
      await transaction
        .delete(defaultCards)
        .where(and(eq(owner, userId), eq(kind, purpose), eq(chosen, paymentId)));
    }
    await announce(transaction, 'cards', userId);
    return readCards(transaction, userId);
  });
};
