import { payingMessages } from '@boardwalk/sdk-core/billing/paying/paying-messages';
import { checkout } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Button } from '../../../kit/button/Button.tsx';
import type { CheckoutContext } from '../checkout-context.ts';
import '../../../kit/button/button.css';

interface CancelPaymentProps {
  readonly context: CheckoutContext;
  readonly licenseId: string;
  readonly onCancel: () => void;
}

/** The way to cancel a payment that is on its way; from a page of others on our own site, as ending is. */
export function CancelPayment({ context, licenseId, onCancel }: CancelPaymentProps) {
  const { env, host } = context;
  const messages = env.messages(payingMessages);
  if (!host.firstParty) {
    const href = context.href(checkout({}, { license: licenseId }));
    return (
      <a className="button button-quiet" href={href} target="_blank" rel="noopener">
        {messages.cancelOnBoardwalk}
      </a>
    );
  }
  return (
    <Button variant="quiet" onClick={onCancel}>
      {messages.cancelPayment}
    </Button>
  );
}
