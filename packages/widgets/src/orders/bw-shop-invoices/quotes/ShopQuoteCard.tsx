import { orderSumMessages } from '@boardwalk/sdk-core/orders/order-sum-messages';
import { isQuotePending } from '@boardwalk/sdk-core/orders/quotes/quote-states';
import type { ShopQuote } from '@boardwalk/sdk-core/orders/quotes/schemas';
import { shopQuotesMessages } from '@boardwalk/sdk-core/orders/quotes/shop-quotes-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement, useId } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { AddressText } from '../../shared/order-parts/AddressText.tsx';
import { OrderStateTag } from '../../shared/order-parts/OrderStateTag.tsx';
import { useDays } from '../../shared/order-parts/use-days.ts';
import { useSums } from '../../shared/order-parts/use-sums.ts';
import '../../../billing/shared/paying/checkout-frame.css';
import './shop-quotes.css';

/** What those who only read the shop do not learn of an address. */
const nowhere = { recipient: '', company: '', line1: '', line2: '', phone: null } as const;

interface ShopQuoteCardProps {
  readonly quote: ShopQuote;
  readonly headingLevel: number;
  /** Opens the dialog of an answer; absent for those who may only read. */
  readonly onAnswer: ((by: 'price' | 'decline') => void) | undefined;
}

/** What somebody would like to have sent, where to, and how the request stands. */
export function ShopQuoteCard({ quote, headingLevel, onAnswer }: ShopQuoteCardProps) {
  const messages = useEnvironment().messages(shopQuotesMessages);
  const id = useId();
  const { state, lines, place, address, buyerNote, isPaid } = quote;
  const number = { number: quote.id };
  const isRequested = state === 'requested';
  return (
    <li className="shop-quote" aria-labelledby={id}>
      <div className="shop-quote-head">
        {createElement(
          `h${headingLevel}`,
          { id, className: 'shop-quote-title' },
          fillMessage(messages.order, number),
        )}
        <OrderStateTag tone={isRequested ? 'bad' : isPaid ? 'good' : 'calm'}>
          {isPaid ? messages.paid : messages[state]}
        </OrderStateTag>
      </div>
      <Deadline quote={quote} />
      <ul className="shop-quote-lines">
        {lines.map(({ item, quantity, title, values }) => (
          <li key={item}>
            {quantity} × {[title, ...values].join(', ')}
          </li>
        ))}
      </ul>
      {buyerNote !== '' && (
        <p className="shop-quote-text">
          <strong>{messages.buyerNote}</strong> {buyerNote}
        </p>
      )}
      {place && (
        <div>
          <strong>{messages.sendTo}</strong>
          <AddressText address={address ?? { ...nowhere, ...place }} />
        </div>
      )}
      <QuoteSums quote={quote} />
      {onAnswer && isQuotePending(state) && (
        <div className="checkout-ways">
          <Button
            variant={isRequested ? 'primary' : 'secondary'}
            aria-label={fillMessage(isRequested ? messages.answerOf : messages.changeOf, number)}
            onClick={() => onAnswer('price')}
          >
            {isRequested ? messages.answer : messages.change}
          </Button>
          <Button
            variant="quiet"
            aria-label={fillMessage(messages.declineOf, number)}
            onClick={() => onAnswer('decline')}
          >
            {messages.decline}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Until when the shop, or then its buyer, can act. */
function Deadline({ quote: { state, expiresAt } }: Pick<ShopQuoteCardProps, 'quote'>) {
  const { messages: read, timeZone } = useEnvironment();
  const messages = read(shopQuotesMessages);
  const format = createDateFormatter(useLocale(), timeZone);
  if (!isQuotePending(state)) return null;
  const said = state === 'requested' ? messages.until : messages.buyerUntil;
  return (
    <p className="checkout-note">{fillMessage(said, { date: format(expiresAt, 'instant') })}</p>
  );
}

function QuoteSums({ quote }: Pick<ShopQuoteCardProps, 'quote'>) {
  const { messages: read } = useEnvironment();
  const messages = read(shopQuotesMessages);
  const { freeDelivery } = read(orderSumMessages);
  const { money } = useSums();
  const daysOf = useDays();
  const { currency, subtotal, price, days, total } = quote;
  const delivery = price === 0 ? freeDelivery : money(price ?? 0, currency);
  return (
    <dl className="checkout-sums">
      <div className="checkout-sum">
        <dt>{messages.items}</dt>
        <dd>{money(subtotal, currency)}</dd>
      </div>
      {price !== null && (
        <div className="checkout-sum">
          <dt>
            {messages.delivery}
            {days && <span className="checkout-note"> {daysOf(days)}</span>}
          </dt>
          <dd>{delivery}</dd>
        </div>
      )}
      {total !== null && (
        <div className="checkout-sum checkout-total">
          <dt>{messages.total}</dt>
          <dd>{money(total, currency)}</dd>
        </div>
      )}
    </dl>
  );
}
