import { createCardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import { payingMessages } from '@boardwalk/sdk-core/billing/paying/paying-messages';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { orderPaymentMessages } from '@boardwalk/sdk-core/orders/order-payment-messages';
import type { OrderStore } from '@boardwalk/sdk-core/orders/order-store';
import { writeRetrySubject } from '@boardwalk/sdk-core/orders/retry-subject';
import type { OrderPayment } from '@boardwalk/sdk-core/orders/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { PayingStatus } from '../../../billing/shared/paying/PayingStatus.tsx';
import { usePaying } from '../../../billing/shared/paying/use-paying.ts';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { NestedWidgetListener } from '../../../parts/nested-widget/NestedWidgetListener.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { useSums } from '../order-parts/use-sums.ts';
import '../../../billing/shared/paying/checkout-frame.css';
import './order-payment.css';

interface RetryCardProps {
  readonly orderId: string;
  /** What has failed. */
  readonly payments: readonly OrderPayment[];
  /** What choosing a card means; by default, that another one is tried. */
  readonly lead?: string;
  readonly onPay: OrderStore['payAgain'];
}

/** Another card for what was declined: none is chosen before its buyer chooses. */
export function RetryCard({ orderId, payments, lead, onPay }: RetryCardProps) {
  const { env, host } = useWidget();
  const messages = env.messages(orderPaymentMessages);
  const { sums } = useSums();
  const paying = usePaying();
  const [picked, setPicked] = useState('');
  const cards = lastValue(useRemote(env.store(createCardsStore)));
  // One that was deleted meanwhile pays nothing.
  const cardId = cards?.some(({ payment_id: id }) => id === picked) ? picked : '';
  const { isPaying } = paying;

  async function pay() {
    if (cardId === '') {
      if (host.element) toast(host.element, messages.payLater, 'error');
      return;
    }
    const retry = { orderId, payment_method: cardId };
    await paying.start({
      asked: { kind: 'pay-order', subject: writeRetrySubject(retry) },
      pay: (confirmation) => onPay(retry, confirmation),
    });
  }

  return (
    <div className="order-retry">
      <p className="checkout-note">{lead ?? messages.pickCard}</p>
      <NestedWidgetListener
        tag="bw-cards"
        attributes={{ selected: cardId, 'sign-in-for': 'cart' }}
        event="bw-card-select"
        onEvent={(detail) => {
          const { payment_id: id } = detail as { readonly payment_id?: string | null };
          setPicked(id ?? '');
        }}
      />
      <PayingStatus paying={paying} />
      <div className="checkout-ways">
        <Button variant="primary" aria-disabled={isPaying || undefined} onClick={() => void pay()}>
          {isPaying
            ? env.messages(payingMessages).paying
            : fillMessage(messages.payNow, { sums: sums(payments) })}
        </Button>
      </div>
    </div>
  );
}
