import { payingMessages } from '@boardwalk/sdk-core/billing/paying/paying-messages';
import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { NestedWidgetListener } from '../../../parts/nested-widget/NestedWidgetListener.tsx';
import type { CheckoutContext } from '../checkout-context.ts';
import { useBillingAddressPopup } from './use-billing-address-popup.ts';
import '../../../billing/shared/paying/checkout-frame.css';

interface AddressDialogueProps {
  readonly context: CheckoutContext;
  /** Of the press that opens the window, on pages of others. */
  readonly label: string;
  readonly onChanged: () => void;
  /** Absent where there is no address to leave as it is. */
  readonly onCancel?: () => void;
}

/**
 * Shows where the billing address is given: here on our own site, in a window of it on pages of
 * others.
 */
export function AddressDialogue({ context, label, onChanged, onCancel }: AddressDialogueProps) {
  const messages = useMessages(checkoutMessages);
  const paying = useMessages(payingMessages);
  const { asking, ask, isReady } = useBillingAddressPopup(context, onChanged);
  if (context.host.firstParty) {
    return (
      <>
        <NestedWidgetListener
          tag="bw-billing-address"
          attributes={{}}
          event="bw-performed"
          onEvent={() => onChanged()}
        />
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {messages.keepAddress}
          </Button>
        )}
      </>
    );
  }
  if (asking.state === 'waiting') {
    return (
      <div className="checkout-ways">
        <p role="status">{messages.askingAddress}</p>
        <Button onClick={asking.cancel}>{paying.cancel}</Button>
      </div>
    );
  }
  return (
    <>
      {(asking.state === 'blocked' || asking.state === 'failed') && (
        <p className="checkout-alert" role="alert">
          {asking.state === 'blocked' ? paying.blocked : messages.addressFailed}
        </p>
      )}
      <Button
        variant={onCancel ? 'quiet' : 'primary'}
        aria-disabled={!isReady || undefined}
        onClick={() => isReady && void ask()}
      >
        {label}
      </Button>
    </>
  );
}
