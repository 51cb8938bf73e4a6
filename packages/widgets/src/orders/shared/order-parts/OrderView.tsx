import { orderMessages } from '@boardwalk/sdk-core/orders/order-messages';
import type { Order } from '@boardwalk/sdk-core/orders/schemas';
import { createElement, useId } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { AddressText } from './AddressText.tsx';
import { OrderedShop } from './OrderedShop.tsx';
import { OrderPayments } from './OrderPayments.tsx';
import '../../../billing/shared/paying/checkout-frame.css';
import './order-view.css';

interface OrderViewProps {
  readonly order: Order;
  /** Of its sections. */
  readonly headingLevel: number;
}

/** All of an order: each shop with what happens next, where it goes, and how it is paid. */
export function OrderView({ order, headingLevel }: OrderViewProps) {
  const { messages: read } = useEnvironment();
  const messages = read(orderMessages);
  const id = useId();
  const { address, shops } = order;
  const isSent = shops.some(({ delivery }) => delivery.choice.kind === 'ship');
  return (
    <div className="order-view">
      <div className="order-view-shops">
        {shops.map((part) => (
          <OrderedShop key={part.shop.id} {...{ order, part, headingLevel }} />
        ))}
      </div>
      <div className="order-view-side">
        {isSent && address && (
          <section aria-labelledby={id} className="order-view-part">
            {createElement(
              `h${headingLevel}`,
              { id, className: 'checkout-part-title' },
              messages.deliverTo,
            )}
            <AddressText address={address} />
          </section>
        )}
        <OrderPayments order={order} headingLevel={headingLevel} />
      </div>
    </div>
  );
}
