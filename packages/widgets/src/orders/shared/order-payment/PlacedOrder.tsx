import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { orderMessages } from '@boardwalk/sdk-core/orders/order-messages';
import { createOrderStore } from '@boardwalk/sdk-core/orders/order-store';
import type { ChargedOrder } from '@boardwalk/sdk-core/orders/schemas';
import { useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { useNotifyOnChange } from '../../../element/use-notify-on-change.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { OrderEnd } from '../order-parts/OrderEnd.tsx';
import { OrderHead } from '../order-parts/OrderHead.tsx';
import { OrderView } from '../order-parts/OrderView.tsx';
import { OrderPaymentStatus } from './OrderPaymentStatus.tsx';

interface PlacedOrderProps {
  readonly orderId: string;
  /** As it was placed on this page: what the bank asks is gone on with at once. */
  readonly known?: ChargedOrder | undefined;
  readonly headingLevel: number;
  readonly onPaid?: () => void;
  /** Its buyer goes on to something else, or it was settled elsewhere before it showed here. */
  readonly onLeft?: () => void;
  /** Whether it was just paid elsewhere; what is paid here is thanked for by itself. */
  readonly isThanked?: boolean | undefined;
}

/** An order with what is left to do for it, and all of its parts. */
export function PlacedOrder(props: PlacedOrderProps) {
  const { orderId, known, headingLevel, onPaid, onLeft, isThanked = false } = props;
  const { env } = useWidget();
  const messages = env.messages(orderMessages);
  const [store] = useState(() => createOrderStore(env, known));
  const remote = useRemote(store, orderId);
  const state = lastValue(remote)?.order.state;
  const isSettled = state === 'PAID' || state === 'CANCELLED';
  const [wasOpen, setWasOpen] = useState(known !== undefined);
  if (state !== undefined && !isSettled && !wasOpen) setWasOpen(true);
  useNotifyOnChange(isSettled ? state : undefined, (settled) => {
    if (!wasOpen) onLeft?.();
    else if (settled === 'PAID') onPaid?.();
  });
  return (
    <RemoteContent
      remote={remote}
      onRetry={() => void store.reload()}
      rows={5}
      unknown={{ title: messages.unknown, advice: messages.unknownAdvice }}
    >
      {(charged) => (
        <>
          <OrderHead
            order={charged.order}
            headingLevel={headingLevel}
            isThanked={isThanked || (wasOpen && state === 'PAID')}
          />
          <OrderPaymentStatus
            charged={charged}
            store={store}
            isAtOnce={known !== undefined}
            onLeft={onLeft}
          />
          <OrderView order={charged.order} headingLevel={headingLevel + 1} />
          <OrderEnd order={charged.order} />
        </>
      )}
    </RemoteContent>
  );
}
