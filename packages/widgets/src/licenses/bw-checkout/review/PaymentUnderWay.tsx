import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { takeFocus } from '../../../billing/shared/paying/take-focus.ts';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import '../../../billing/shared/paying/checkout-frame.css';

interface PaymentUnderWayProps {
  readonly onSee: () => void;
}

/** In place of a second purchase for a listing: one is being paid for, here or in another tab. */
export function PaymentUnderWay({ onSee }: PaymentUnderWayProps) {
  const messages = useMessages(checkoutMessages);
  return (
    <div className="checkout-ways">
      <p ref={takeFocus} className="checkout-outcome" tabIndex={-1} role="status">
        {messages.beingPaid}
      </p>
      <p>{messages.beingPaidAdvice}</p>
      <Button variant="primary" onClick={onSee}>
        {messages.seePayment}
      </Button>
    </div>
  );
}
