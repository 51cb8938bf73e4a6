import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { orderCheckoutMessages } from '@boardwalk/sdk-core/orders/checkout/order-checkout-messages';
import { createOrderStore } from '@boardwalk/sdk-core/orders/order-store';
import { order as orderRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { useNotifyOnChange } from '../../../element/use-notify-on-change.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import '../../../billing/shared/paying/checkout-frame.css';
import '../../../kit/button/button.css';

interface EarlierOrderProps {
  readonly orderId: string;
  /** Nothing of it is left to do. */
  readonly onSettled: () => void;
}

/** Above the steps of another cart: an order of before that still waits for its payment. */
export function EarlierOrder({ orderId, onSettled }: EarlierOrderProps) {
  const { env } = useWidget();
  const messages = env.messages(orderCheckoutMessages);
  const [store] = useState(() => createOrderStore(env));
  const remote = useRemote(store, orderId);
  const state = lastValue(remote)?.order.state;
  const isSettled = state === 'PAID' || state === 'CANCELLED';
  const isUnknown = remote.state === 'failed' && remote.problem.code === 'not-found';
  useNotifyOnChange(isSettled || isUnknown || undefined, onSettled);
  if (state === undefined || isSettled) return null;
  return (
    <div className="checkout-alert" role="status">
      <p>{fillMessage(messages.earlier, { order: orderId })}</p>
      <RouteLink className="button button-secondary" route={orderRoute({ orderId })}>
        {messages.finishEarlier}
      </RouteLink>
    </div>
  );
}
