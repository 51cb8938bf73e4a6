import { useState } from 'react';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import type { CheckoutContext } from './checkout-context.ts';
import { PaymentUnderWay } from './review/PaymentUnderWay.tsx';
import type { Failure } from './review/Review.tsx';
import { type BuyerProps, useCheckoutState } from './state/use-checkout-state.ts';
import { CheckoutSteps } from './steps/CheckoutSteps.tsx';

interface CheckoutWayProps extends BuyerProps {
  readonly context: CheckoutContext;
  /** Why what is chosen came to nothing, when it was last paid for here. */
  readonly failure: Failure | undefined;
  readonly onPick: (paymentId: string) => void;
}

/** The steps before a licence is paid for; what was chosen stands in the address, but for the card. */
export function CheckoutWay({ context, failure, onPick, ...buyer }: CheckoutWayProps) {
  const progress = useCheckoutState(context, buyer);
  const { state, remote, retry } = progress;
  /** The filter of the map, which comes back with its step. */
  const [moreThan, setMoreThan] = useState('0');
  if (state.shows === 'payment-under-way') {
    const { licenseId } = state;
    return <PaymentUnderWay onSee={() => context.setAttributes({ license: licenseId })} />;
  }
  return (
    <RemoteContent remote={remote} onRetry={retry} rows={4}>
      {() =>
        state.shows === 'steps' && (
          <CheckoutSteps
            context={context}
            progress={progress}
            state={state}
            failure={failure}
            onPick={onPick}
            moreThan={moreThan}
            onMoreThan={setMoreThan}
          />
        )
      }
    </RemoteContent>
  );
}
