import { orderPaymentMessages } from '@boardwalk/sdk-core/orders/order-payment-messages';
import type { OrderStore } from '@boardwalk/sdk-core/orders/order-store';
import { quoteMessages } from '@boardwalk/sdk-core/orders/quotes/quote-messages';
import type { OrderQuote } from '@boardwalk/sdk-core/orders/quotes/quote-schemas';
import { isQuotePending } from '@boardwalk/sdk-core/orders/quotes/quote-states';
import type { Order } from '@boardwalk/sdk-core/orders/schemas';
import { order as orderRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useRef, useState } from 'react';
import { takeFocus } from '../../../billing/shared/paying/take-focus.ts';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useFocusBack } from '../../../kit/dialog/use-focus-back.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { AddressText } from '../order-parts/AddressText.tsx';
import { useDays } from '../order-parts/use-days.ts';
import { useSums } from '../order-parts/use-sums.ts';
import { CancelOrder } from '../order-payment/CancelOrder.tsx';
import { RetryCard } from '../order-payment/RetryCard.tsx';
import { ReturnedItems } from './ReturnedItems.tsx';
import '../../../billing/shared/paying/checkout-frame.css';
import '../../../kit/button/button.css';
import '../order-parts/order-view.css';
import '../order-parts/order-parts.css';
import '../order-payment/order-payment.css';

interface QuoteStatusProps {
  readonly order: Order;
  readonly quote: OrderQuote;
  readonly store: OrderStore;
  /** Its buyer goes on to something else; absent where the page has a way of its own. */
  readonly onLeft: (() => void) | undefined;
}

/** Where a request for the price of delivery stands, and what its buyer can do: accept and pay, or cancel. */
export function QuoteStatus({ order, quote, store, onLeft }: QuoteStatusProps) {
  const { env } = useWidget();
  const messages = env.messages(quoteMessages);
  const { leave } = env.messages(orderPaymentMessages);
  const say = useQuoteText(order, quote);
  const [isCancelling, setCancelling] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useFocusBack(isCancelling, place);
  return (
    <div ref={place} className="order-payment" tabIndex={-1}>
      <p
        key={quote.state}
        ref={takeFocus}
        className="checkout-outcome order-standing"
        tabIndex={-1}
        role="status"
      >
        {say()}
      </p>
      {quote.note !== '' && (
        <p className="order-text">
          <span className="order-note">{messages.note}</span> {quote.note}
        </p>
      )}
      {quote.state === 'answered' && <Acceptance order={order} quote={quote} store={store} />}
      {isOver(quote) && <ReturnedItems order={order} isReturned={quote.state === 'withdrawn'} />}
      <div className="checkout-ways">
        {isQuotePending(quote.state) && (
          <Button variant="quiet" onClick={() => setCancelling(true)}>
            {messages.cancel}
          </Button>
        )}
        {onLeft && <Button onClick={onLeft}>{leave}</Button>}
      </div>
      {isCancelling && (
        <CancelOrder
          isPartly={false}
          onCancel={() => store.cancel(order.id)}
          onClose={() => setCancelling(false)}
        />
      )}
    </div>
  );
}

/** Whether nothing comes of it. */
function isOver({ state }: OrderQuote): boolean {
  return !isQuotePending(state) && state !== 'accepted';
}

/** The total with the price of delivery, and the card that pays it; on our own site alone. */
function Acceptance({ order, quote, store }: Omit<QuoteStatusProps, 'onLeft'>) {
  const { env, host, href } = useWidget();
  const messages = env.messages(quoteMessages);
  const daysOf = useDays();
  const { sums } = useSums();
  const { id, payments, address } = order;
  const [payment] = payments;
  return (
    <>
      {quote.days && (
        <p className="checkout-note">{fillMessage(messages.days, { days: daysOf(quote.days) })}</p>
      )}
      <p>
        <strong>{fillMessage(messages.total, { sum: sums(payments) })}</strong>
      </p>
      {address && (
        <div>
          <strong>{messages.address}</strong>
          <AddressText address={address} />
        </div>
      )}
      {host.firstParty ? (
        <RetryCard
          orderId={id}
          payments={payments}
          lead={messages.accept}
          onPay={async ({ payment_method: card }) => {
            if (!payment || !address) return;
            const { amount, currency } = payment;
            try {
              await store.accept(id, card, { amount, currency, address });
            } catch (error) {
              // The shop may have corrected its price, or the time is over.
              void store.reload();
              throw error;
            }
          }}
        />
      ) : (
        <div className="checkout-ways">
          <p className="checkout-note">{messages.onOurSite}</p>
          <a
            className="button button-primary"
            href={href(orderRoute({ orderId: id }))}
            target="_blank"
            rel="noopener"
          >
            {messages.openOurSite}
          </a>
        </div>
      )}
    </>
  );
}

/** Writes how the request stands. */
function useQuoteText({ shops }: Order, { state, price, expiresAt }: OrderQuote) {
  const { env } = useWidget();
  const messages = env.messages(quoteMessages);
  const { money } = useSums();
  const [part] = shops;
  const date = createDateFormatter(useLocale(), env.timeZone)(expiresAt, 'instant');
  return (): string => {
    if (!part || state === 'accepted') return '';
    const sum = price === null ? '' : money(price, part.currency);
    return fillMessage(messages[state], { shop: part.shop.name, date, price: sum });
  };
}
