import {
  cardExpiry,
  isExpired,
  isExpiringSoon,
} from '@boardwalk/sdk-core/billing/cards/card-rules';
import { cardsMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../element/mount/widget-context.ts';

/** How a card's date stands; undefined for a transfer, which has none. */
export interface CardExpiry {
  readonly state: 'good' | 'soon' | 'expired';
  readonly text: string;
}

const sentences = { good: 'expires', soon: 'expiresSoon', expired: 'expired' } as const;

/** What is said of cards in the language of the widget. */
export function useCardText() {
  const { messages: read, clock } = useEnvironment();
  const messages = read(cardsMessages);
  const brandOf = ({ brand }: SavedCard) => messages[`brand.${brand}`];
  return {
    messages,
    brandOf,
    ending: ({ last4 }: SavedCard) => fillMessage(messages.ending, { last4 }),
    nameOf: (card: SavedCard) =>
      fillMessage(messages.name, { brand: brandOf(card), last4: card.last4 }),
    expiryOf(card: SavedCard): CardExpiry | undefined {
      if (cardExpiry(card) === undefined) return undefined;
      const now = clock.now();
      const state = isExpired(card, now) ? 'expired' : isExpiringSoon(card, now) ? 'soon' : 'good';
      // As it is printed on the card, in every language.
      const date = `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`;
      return { state, text: fillMessage(messages[sentences[state]], { date }) };
    },
  };
}
