import { orderMessages } from '@boardwalk/sdk-core/orders/order-messages';
import { orderLabelOf, orderStateLabels } from '@boardwalk/sdk-core/orders/order-state-labels';
import type { Order } from '@boardwalk/sdk-core/orders/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement, useEffect, useRef } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { OrderStateTag, toneOfOrder } from './OrderStateTag.tsx';
import '../../../billing/shared/paying/checkout-frame.css';
import './order-view.css';

interface OrderHeadProps {
  readonly order: Order;
  readonly headingLevel: number;
  /** Whether it thanks for what was just paid. */
  readonly isThanked: boolean;
}

/** What an order is called, when it was placed, and how it stands. */
export function OrderHead({ order, headingLevel, isThanked }: OrderHeadProps) {
  const { messages: read, timeZone } = useEnvironment();
  const messages = read(orderMessages);
  const labels = read(orderStateLabels);
  const { id, placedAt } = order;
  const number = fillMessage(messages.title, { number: id });
  const date = createDateFormatter(useLocale(), timeZone)(placedAt);
  const thanks = isThanked ? thanksOf(order) : undefined;
  const title = useRef<HTMLHeadingElement>(null);
  const isThanking = thanks !== undefined;
  // Who has just paid reads on here.
  useEffect(() => {
    if (isThanking) title.current?.focus({ preventScroll: true });
  }, [isThanking]);
  return (
    <div className="order-head">
      {createElement(
        `h${headingLevel}`,
        { ref: title, tabIndex: -1, className: 'checkout-title checkout-outcome', part: 'heading' },
        thanks ? messages[thanks] : number,
      )}
      <p className="order-head-facts">
        {thanks && <span>{number}</span>}
        <span>{fillMessage(messages.placedOn, { date })}</span>
        <OrderStateTag tone={toneOfOrder(order)}>{labels[orderLabelOf(order)]}</OrderStateTag>
      </p>
      {thanks === 'thanks' && <p className="checkout-note">{messages.thanksLead}</p>}
    </div>
  );
}

function thanksOf({ state, quote }: Order): 'thanks' | 'partlyThanks' | undefined {
  if (state === 'PAID') return 'thanks';
  return state === 'FUNDS_PENDING' && quote === null ? 'partlyThanks' : undefined;
}
