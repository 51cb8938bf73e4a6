import { orderMessages } from '@boardwalk/sdk-core/orders/order-messages';
import { orderPaymentStateLabels } from '@boardwalk/sdk-core/orders/order-payment-messages';
import type { Order } from '@boardwalk/sdk-core/orders/schemas';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement, useId } from 'react';
import { useCardName } from '../../../billing/shared/card-name/use-card-name.ts';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { OrderStateTag } from './OrderStateTag.tsx';
import { useSums } from './use-sums.ts';
import '../../../billing/shared/paying/checkout-frame.css';
import './order-view.css';
import './order-parts.css';

interface OrderPaymentsProps {
  readonly order: Order;
  readonly headingLevel: number;
}

/** The payments of an order, each with its sum, its card and how it stands. */
export function OrderPayments({ order, headingLevel }: OrderPaymentsProps) {
  const { messages: read, timeZone } = useEnvironment();
  const messages = read(orderMessages);
  const labels = read(orderPaymentStateLabels);
  const locale = useLocale();
  const nameCard = useCardName();
  const format = createDateFormatter(locale, timeZone);
  const { money, names } = useSums();
  const id = useId();
  const { payments, shops } = order;
  return (
    <section className="order-view-part" aria-labelledby={id}>
      {createElement(
        `h${headingLevel}`,
        { id, className: 'checkout-part-title' },
        countMessage(messages.payments, payments.length, locale),
      )}
      <ul className="order-view-payments">
        {payments.map(({ key, shopIds, amount, currency, state, card, paidAt }) => {
          const of = shops.filter(({ shop }) => shopIds.includes(shop.id));
          return (
            <li key={key} className="order-view-payment">
              <span className="order-view-sum">
                <strong>{money(amount, currency)}</strong>
                <OrderStateTag
                  tone={state === 'paid' ? 'good' : state === 'failed' ? 'bad' : 'calm'}
                >
                  {labels[state]}
                </OrderStateTag>
              </span>
              {payments.length > 1 && (
                <span className="order-note">
                  {fillMessage(messages.paymentFor, {
                    shops: names(of.map(({ shop }) => shop.name)),
                  })}
                </span>
              )}
              {card && <span className="order-note">{nameCard(card)}</span>}
              {paidAt && (
                <span className="order-note">
                  {fillMessage(messages.paidOn, { date: format(paidAt) })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
