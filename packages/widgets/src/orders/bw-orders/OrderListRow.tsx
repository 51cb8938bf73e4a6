import { orderMessages } from '@boardwalk/sdk-core/orders/order-messages';
import { orderLabelOf, orderStateLabels } from '@boardwalk/sdk-core/orders/order-state-labels';
import { ordersListMessages } from '@boardwalk/sdk-core/orders/orders-list-messages';
import type { OrderSummary } from '@boardwalk/sdk-core/orders/schemas';
import { order as orderRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Picture } from '../../kit/picture/Picture.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import { OrderStateTag, toneOfOrder } from '../shared/order-parts/OrderStateTag.tsx';
import { useSums } from '../shared/order-parts/use-sums.ts';
import './orders.css';

interface OrderListRowProps {
  readonly order: OrderSummary;
  readonly headingLevel: number;
}

/** Shops that a row names of many. */
const mostShops = 3;

/** An order in the list, with the way to it. */
export function OrderListRow({ order, headingLevel }: OrderListRowProps) {
  const { messages: read, mediaUrl, timeZone } = useEnvironment();
  const messages = read(ordersListMessages);
  const { title } = read(orderMessages);
  const labels = read(orderStateLabels);
  const locale = useLocale();
  const { names, sums } = useSums();
  const { id, placedAt, shops, count, images, payments } = order;
  const named = shops.slice(0, mostShops).map(({ name }) => name);
  const more = shops.length - mostShops;
  const from =
    more > 0 ? fillMessage(messages.more, { shops: named.join(', '), count: more }) : names(named);
  const due = dueOf(order);
  const facts = [
    createDateFormatter(locale, timeZone)(placedAt),
    countMessage(messages.pieces, count, locale),
  ];
  return (
    <li className="orders-row">
      <div className="orders-pictures" aria-hidden="true">
        {images.map((image) => (
          <span key={image.path} className="orders-picture">
            <Picture image={image} mediaUrl={mediaUrl} sizes="56px" alt="" />
          </span>
        ))}
      </div>
      <div className="orders-text">
        {createElement(
          `h${headingLevel}`,
          { className: 'orders-number' },
          <RouteLink className="orders-link" route={orderRoute({ orderId: id })}>
            {fillMessage(title, { number: id })}
          </RouteLink>,
        )}
        <p className="orders-facts">{fillMessage(messages.from, { shops: from })}</p>
        <p className="orders-facts">{facts.join(' · ')}</p>
        {due && <p className="orders-due">{messages[due]}</p>}
      </div>
      <div className="orders-end">
        <span className="orders-sum">{sums(payments)}</span>
        <OrderStateTag tone={toneOfOrder(order)}>{labels[orderLabelOf(order)]}</OrderStateTag>
      </div>
    </li>
  );
}

/** What its buyer still has to do for it. */
function dueOf({ state, quote }: OrderSummary): 'pay' | 'accept' | undefined {
  if (state === 'PAID' || state === 'CANCELLED') return undefined;
  if (state !== 'FUNDS_PENDING' || !quote || quote.state === 'accepted') return 'pay';
  return quote.state === 'answered' ? 'accept' : undefined;
}
