import { declineReasonLabels } from '@boardwalk/sdk-core/billing/paying/decline-reason-messages';
import { payingMessages } from '@boardwalk/sdk-core/billing/paying/paying-messages';
import { orderPaymentMessages } from '@boardwalk/sdk-core/orders/order-payment-messages';
import { readOrderStanding } from '@boardwalk/sdk-core/orders/order-standing';
import type { OrderStore } from '@boardwalk/sdk-core/orders/order-store';
import type { ChargedOrder } from '@boardwalk/sdk-core/orders/schemas';
import { order as orderRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useState } from 'react';
import { BankAuthentication } from '../../../billing/shared/paying/BankAuthentication.tsx';
import { takeFocus } from '../../../billing/shared/paying/take-focus.ts';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';
import { useSums } from '../order-parts/use-sums.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { RetryCard } from './RetryCard.tsx';
import '../../../billing/shared/paying/checkout-frame.css';
import './order-payment.css';

/** For orders that wait for a price of delivery alone. */
const LazyQuoteStatus = lazyParts(() => import('../quote/quote.ts')).component('QuoteStatus', {
  Missing: PartMissing,
});

interface OrderPaymentStatusProps {
  readonly charged: ChargedOrder;
  readonly store: OrderStore;
  /** Whether what the bank asks is gone on with by itself. */
  readonly isAtOnce: boolean;
  /** Its buyer goes on to something else; absent where the page has a way of its own. */
  readonly onLeft: (() => void) | undefined;
}

/** What is left to do for an order: the bank asks, it is on its way, another card is tried, or nothing. */
export function OrderPaymentStatus({ charged, store, isAtOnce, onLeft }: OrderPaymentStatusProps) {
  const { env, href } = useWidget();
  const messages = env.messages(orderPaymentMessages);
  const { lookAgain } = env.messages(payingMessages);
  const { order } = charged;
  const { questions, declined, toRetry, isWaiting } = readOrderStanding(charged);
  const [isCancelling, setCancelling] = useState(false);
  const say = useStandingText(charged);
  if (order.state === 'PAID') return null;
  // Once the price is accepted, it is paid like every order.
  if (order.quote && order.quote.state !== 'accepted') {
    return <LazyQuoteStatus {...{ order, quote: order.quote, store, onLeft }} />;
  }

  const ask = () => setCancelling(true);
  const isPartly = order.payments.some(({ state }) => state === 'paid');
  const canCancel = order.state !== 'CANCELLED' && order.payments.some(isCancellable);
  const cancel = canCancel && (
    <Button variant="quiet" onClick={ask}>
      {isPartly ? messages.cancelRest : messages.cancelAll}
    </Button>
  );
  return (
    <div className="order-payment">
      {questions.length > 0 ? (
        <BankAuthentication
          key="bank"
          questions={questions}
          href={href(orderRoute({ orderId: order.id }))}
          isAtOnce={isAtOnce}
          onDone={() => store.finish(order.id)}
        >
          {cancel}
        </BankAuthentication>
      ) : (
        <>
          <p
            key={order.state}
            ref={takeFocus}
            className="checkout-outcome order-standing"
            tabIndex={-1}
            role={toRetry.length > 0 ? 'alert' : 'status'}
          >
            {say()}
          </p>
          {declined.length > 0 && <DeclinedPayments charged={charged} />}
          {toRetry.length > 0 && (
            <RetryCard orderId={order.id} payments={toRetry} onPay={store.payAgain} />
          )}
          <div className="checkout-ways">
            {isWaiting && <Button onClick={() => void store.finish(order.id)}>{lookAgain}</Button>}
            {cancel}
            {onLeft && <Button onClick={onLeft}>{messages.leave}</Button>}
          </div>
        </>
      )}
      {isCancelling && (
        <CancelOrder
          isPartly={isPartly}
          onCancel={() => store.cancel(order.id)}
          onClose={() => setCancelling(false)}
        />
      )}
    </div>
  );
}

function isCancellable({ state }: ChargedOrder['order']['payments'][number]): boolean {
  return state === 'open' || state === 'failed';
}

/** Writes how the payment of an order stands. */
function useStandingText({ order }: ChargedOrder) {
  const { env } = useWidget();
  const messages = env.messages(orderPaymentMessages);
  const { names } = useSums();
  const format = createDateFormatter(useLocale(), env.timeZone);
  const date = order.retryUntil ? format(order.retryUntil, 'instant') : undefined;
  const out = order.payments.filter(isCancellable).flatMap(({ shopIds }) => shopIds);
  const shops = names(
    order.shops.flatMap(({ shop }) => (out.includes(shop.id) ? [shop.name] : [])),
  );
  return (): string => {
    switch (order.state) {
      case 'CANCELLED':
        return messages.cancelled;
      case 'FAILED':
        return date ? fillMessage(messages.failed, { date }) : messages.failedOver;
      case 'FUNDS_PENDING': {
        if (order.quote) return messages.waiting;
        const partly = fillMessage(messages.partly, { shops });
        const next = date ? fillMessage(messages.partlyRetry, { date }) : messages.partlyWaiting;
        return `${partly} ${next}`;
      }
      default:
        return messages.waiting;
    }
  };
}

/** Why each payment was declined. */
function DeclinedPayments({ charged }: Pick<OrderPaymentStatusProps, 'charged'>) {
  const { order } = charged;
  const { env } = useWidget();
  const messages = env.messages(orderPaymentMessages);
  const reasons = env.messages(declineReasonLabels);
  const { money, names } = useSums();
  const { declined } = readOrderStanding(charged);
  return (
    <ul className="order-declined">
      {declined.map(({ payment, reason }) => {
        const of = order.shops.filter(({ shop }) => payment.shopIds.includes(shop.id));
        return (
          <li key={payment.key}>
            {fillMessage(messages.declinedFor, {
              sum: money(payment.amount, payment.currency),
              shops: names(of.map(({ shop }) => shop.name)),
              reason: reasons[reason],
            })}
          </li>
        );
      })}
    </ul>
  );
}
