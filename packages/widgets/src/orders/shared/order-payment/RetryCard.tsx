import { createCardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import { payingMessages } from '@boardwalk/sdk-core/billing/paying/paying-messages';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { orderPaymentMessages } from '@boardwalk/sdk-core/orders/order-payment-messages';
import type { OrderPayment } from '@boardwalk/sdk-core/orders/schemas';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { NestedWidgetListener } from '../../../parts/nested-widget/NestedWidgetListener.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { useSums } from '../order-parts/use-sums.ts';
import '../../../billing/shared/paying/checkout-frame.css';
import './order-payment.css';

interface RetryCardProps {
  /** What has failed. */
  readonly payments: readonly OrderPayment[];
  /** What choosing a card means; by default, that another one is tried. */
  readonly lead?: string;
  readonly onPay: (cardId: string) => Promise<void>;
}

type Trying =
  | { readonly state: 'idle' | 'paying' }
  | { readonly state: 'failed'; readonly problem: Problem };

/** Another card for what was declined: none is chosen before its buyer chooses. */
export function RetryCard({ payments, lead, onPay }: RetryCardProps) {
  const { env, host } = useWidget();
  const messages = env.messages(orderPaymentMessages);
  const paying = env.messages(payingMessages);
  const explain = useExplanation();
  const { sums } = useSums();
  const [picked, setPicked] = useState('');
  const [trying, setTrying] = useState<Trying>({ state: 'idle' });
  const cards = lastValue(useRemote(env.store(createCardsStore)));
  // One that was deleted meanwhile pays nothing.
  const cardId = cards?.some(({ payment_id: id }) => id === picked) ? picked : '';
  const isPaying = trying.state === 'paying';

  async function pay() {
    if (isPaying) return;
    if (cardId === '') {
      if (host.element) toast(host.element, messages.payLater, 'error');
      return;
    }
    setTrying({ state: 'paying' });
    try {
      await onPay(cardId);
      setTrying({ state: 'idle' });
    } catch (error) {
      setTrying({ state: 'failed', problem: toProblem(error) });
    }
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
      {trying.state === 'failed' && (
        <p className="checkout-alert" role="alert">
          {trying.problem.code === 'payment-required' ? paying.declined : explain(trying.problem)}
        </p>
      )}
      <div className="checkout-ways">
        <Button variant="primary" aria-disabled={isPaying || undefined} onClick={() => void pay()}>
          {isPaying ? paying.paying : fillMessage(messages.payNow, { sums: sums(payments) })}
        </Button>
      </div>
    </div>
  );
}
