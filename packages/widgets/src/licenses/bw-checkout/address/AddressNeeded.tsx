import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import { createElement } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { AddressDialogue } from './AddressDialogue.tsx';
import '../../../billing/shared/paying/checkout-frame.css';
import '../checkout.css';

interface AddressNeededProps {
  readonly context: CheckoutContext;
  readonly onTold: () => void;
}

/** Shown in place of a price that can't be stated without the billing address. */
export function AddressNeeded({ context, onTold }: AddressNeededProps) {
  const messages = useMessages(checkoutMessages);
  return (
    <div className="checkout-billed">
      {createElement(
        `h${context.attributes.headingLevel + 2}`,
        { className: 'checkout-part-title' },
        messages.addressNeeded,
      )}
      <p className="checkout-note">{messages.addressNeededLead}</p>
      <AddressDialogue context={context} label={messages.tellAddress} onChanged={onTold} />
    </div>
  );
}
