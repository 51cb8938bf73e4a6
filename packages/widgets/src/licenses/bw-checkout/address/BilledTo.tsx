import { checkoutMessages } from '@boardwalk/sdk-core/licenses/checkout/checkout-messages';
import type { Invoice } from '@boardwalk/sdk-core/licenses/prices/compose-invoice';
import { type RefObject, useRef, useState } from 'react';
import { takeFocus } from '../../../billing/shared/paying/take-focus.ts';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useFocusBack } from '../../../kit/dialog/use-focus-back.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { AddressDialogue } from './AddressDialogue.tsx';
import { useAddressLines } from './use-address-lines.ts';
import '../../../billing/shared/paying/checkout-frame.css';
import '../checkout.css';

interface BilledToProps {
  readonly context: CheckoutContext;
  readonly address: NonNullable<Invoice['billedTo']>;
  /** Is given the place of its form, while it stands there. */
  readonly form: RefObject<HTMLDivElement | null>;
  /** It was changed: the purchase is priced again. */
  readonly onChanged: () => void;
}

/** The billing address by which a purchase is taxed, with the way to another. */
export function BilledTo({ context, address, form, onChanged }: BilledToProps) {
  const messages = useMessages(checkoutMessages);
  const linesOf = useAddressLines();
  const [isChanging, setIsChanging] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useFocusBack(isChanging, place);
  return (
    <div ref={place} className="checkout-billed" tabIndex={-1}>
      <p className="checkout-note">{messages.billedTo}</p>
      <address className="checkout-address">
        {linesOf(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {isChanging || !context.host.firstParty ? (
        <div ref={isChanging ? form : undefined} tabIndex={-1}>
          {/* What was pressed is gone: they read on from here. */}
          <div ref={isChanging ? takeFocus : undefined} className="checkout-form" tabIndex={-1}>
            <AddressDialogue
              context={context}
              label={messages.changeAddress}
              onCancel={() => setIsChanging(false)}
              onChanged={() => {
                setIsChanging(false);
                onChanged();
              }}
            />
          </div>
        </div>
      ) : (
        <Button variant="quiet" onClick={() => setIsChanging(true)}>
          {messages.changeAddress}
        </Button>
      )}
    </div>
  );
}
