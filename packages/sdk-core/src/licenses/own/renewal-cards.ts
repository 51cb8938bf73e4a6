import { isExpired } from '../../billing/cards/card-rules.ts';
import type { Card } from '../../billing/cards/schemas.ts';

/** The cards with which a licence may renew, as they are listed: those that are good still. */
export function renewalCards(cards: readonly Card[], now: number): readonly Card[] {
  return cards.filter((card) => !isExpired(card, now));
}

/** Which of them is offered: the licence's own, the default for licences, or the first. */
export function offeredCard(cards: readonly Card[], ownId: string | null): Card | undefined {
  return (
    cards.find(({ payment_id }) => payment_id === ownId) ??
    cards.find(({ defaultFor }) => defaultFor.includes('licences')) ??
    cards[0]
  );
}
