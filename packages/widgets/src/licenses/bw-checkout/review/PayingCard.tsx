import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useCardName } from '../../../billing/shared/card-name/use-card-name.ts';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import '../../../billing/shared/paying/checkout-frame.css';
import '../checkout.css';

interface PayingCardProps {
  readonly card: SavedCard;
  readonly onChange: () => void;
}

/** The card that is charged, with the way to another. */
export function PayingCard({ card, onChange }: PayingCardProps) {
  const messages = useMessages(checkoutMessages);
  const nameCard = useCardName();
  return (
    <p className="checkout-card">
      {fillMessage(messages.payWith, { card: nameCard(card) })}
      <Button variant="quiet" onClick={onChange}>
        {messages.changeCard}
      </Button>
    </p>
  );
}
