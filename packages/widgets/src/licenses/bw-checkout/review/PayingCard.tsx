import { cardsMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import type { Card } from '@boardwalk/sdk-core/billing/cards/schemas';
import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';

interface PayingCardProps {
  readonly card: Card;
  readonly onChange: () => void;
}

/** The card that is charged, with the way to another. */
export function PayingCard({ card, onChange }: PayingCardProps) {
  const messages = useMessages(checkoutMessages);
  const cards = useMessages(cardsMessages);
  const name = fillMessage(cards.name, {
    brand: cards[`brand.${card.brand}`],
    last4: card.last4,
  });
  return (
    <p className="checkout-card">
      {fillMessage(messages.payWith, { card: name })}
      <Button variant="quiet" onClick={onChange}>
        {messages.changeCard}
      </Button>
    </p>
  );
}
