import { orderCheckoutMessages } from '@boardwalk/sdk-core/orders/checkout/order-checkout-messages';
import { NestedWidgetListener } from '../../../parts/nested-widget/NestedWidgetListener.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import {
  LazyAddressStep,
  LazyDeliveryStep,
  LazyOrderReview,
  reviewParts,
} from '../later-parts.tsx';
import type { OrderStepsProps } from '../order-steps-props.ts';
import type { AddressStepProgress } from './use-address-step.ts';
import '../../../billing/shared/paying/checkout-frame.css';

interface OrderStepContentProps extends OrderStepsProps {
  readonly address: AddressStepProgress;
  readonly go: (id: string) => void;
}

/** What the current step asks or shows. */
export function OrderStepContent(props: OrderStepContentProps) {
  const { context, cart, progress, state, address, go, onPlaced } = props;
  const { attributes, env } = context;
  const messages = env.messages(orderCheckoutMessages);
  const { priced, totals, change } = progress;
  reviewParts.useParts(state.current === 'payment' || state.current === 'review');
  switch (state.current) {
    case 'address':
      return <LazyAddressStep state={state} address={address} />;
    case 'delivery':
      return (
        <RemoteContent remote={priced} onRetry={() => void totals.reload()} rows={4}>
          {(value) => (
            <LazyDeliveryStep
              cart={cart}
              totals={value}
              address={state.address}
              onChangeAddress={() => go('address')}
              onQuoted={() => go('delivery')}
              onLastQuoted={(order) => onPlaced({ order, steps: [] })}
            />
          )}
        </RemoteContent>
      );
    case 'payment':
      return (
        <>
          <p className="checkout-note">{messages.cardLead}</p>
          <NestedWidgetListener
            tag="bw-cards"
            attributes={{ selected: state.cardId, 'sign-in-for': 'cart' }}
            event="bw-card-select"
            onEvent={(card) => {
              // Going on is a press of its own.
              go('payment');
              change({ cardId: readPickedCard(card) });
            }}
          />
        </>
      );
    case 'review':
      return (
        <RemoteContent remote={priced} onRetry={() => void totals.reload()} rows={6}>
          {(value) => (
            <LazyOrderReview
              cart={cart}
              totals={value}
              state={state}
              headingLevel={attributes.headingLevel + 2}
              onChange={go}
            />
          )}
        </RemoteContent>
      );
  }
}

/** The number of the card that was picked; empty where none is. */
export function readPickedCard(detail: unknown): string {
  const { payment_id: card } = detail as { readonly payment_id?: string | null };
  return card ?? '';
}
