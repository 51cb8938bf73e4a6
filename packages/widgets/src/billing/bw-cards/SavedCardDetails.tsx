import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import { CardBrandIcon } from './CardBrandIcon.tsx';
import { useCardText } from './use-card-text.ts';
import './cards.css';

interface CardFactsProps {
  readonly card: SavedCard;
  /** Whether another place of the page has picked it. */
  readonly isTaken: boolean;
}

/** Shows a card by what distinguishes it from others: brand, last four digits, date. */
export function SavedCardDetails({ card, isTaken }: CardFactsProps) {
  const { messages, brandOf, ending, expiryOf } = useCardText();
  const expiry = expiryOf(card);
  return (
    <span className="cards-facts">
      <CardBrandIcon brand={card.brand} name={brandOf(card)} />
      <span className="cards-text">
        <span className="cards-number">
          <span aria-hidden="true" dir="ltr">
            •••• {card.last4}
          </span>
          <span className="visually-hidden"> {ending(card)}</span>
        </span>{' '}
        {expiry && <span className={`cards-expiry is-${expiry.state}`}>{expiry.text}</span>}{' '}
        {isTaken && <span className="cards-taken">{messages.taken}</span>}
      </span>
    </span>
  );
}
