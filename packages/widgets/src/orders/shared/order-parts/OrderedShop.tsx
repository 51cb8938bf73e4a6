import { orderMessages } from '@boardwalk/sdk-core/orders/order-messages';
import { orderSumMessages } from '@boardwalk/sdk-core/orders/order-sum-messages';
import type { Order } from '@boardwalk/sdk-core/orders/schemas';
import { formatPhone, phoneAddress } from '@boardwalk/sdk-core/vocabulary/places/phone';
import { shopInvoice, shop as shopRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, useId } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { ShopLogo } from '../../../shops/shared/logo/ShopLogo.tsx';
import { OrderLines } from './OrderLines.tsx';
import { ShopSums } from './ShopSums.tsx';
import { useDays } from './use-days.ts';
import { useDeliveryName } from './use-delivery-name.ts';
import '../../../billing/shared/paying/checkout-frame.css';
import './order-view.css';

type OrderedPart = Order['shops'][number];

interface OrderedShopProps {
  readonly order: Order;
  readonly part: OrderedPart;
  readonly headingLevel: number;
}

/** What was bought at one shop, what happens next there, what it took, and whom to ask. */
export function OrderedShop({ order, part, headingLevel }: OrderedShopProps) {
  const messages = useEnvironment().messages(orderMessages);
  const sums = useEnvironment().messages(orderSumMessages);
  const nameDelivery = useDeliveryName();
  const say = useNextText(order, part);
  const id = useId();
  const { shop, lines, currency, delivery, note, shipping } = part;
  return (
    <section className="order-view-shop" part="shop" aria-labelledby={id}>
      <div className="order-view-head">
        <ShopLogo shop={shop} />
        {createElement(
          `h${headingLevel}`,
          { id, className: 'checkout-part-title' },
          <RouteLink className="order-line-title" route={shopRoute({ shopId: shop.id })}>
            {shop.name}
          </RouteLink>,
        )}
      </div>
      <p className="order-next">{say()}</p>
      {delivery.instructions !== '' && <p className="order-text">{delivery.instructions}</p>}
      <OrderLines shopId={shop.id} lines={lines} currency={currency} />
      {note !== '' && (
        <p className="order-text">
          <span className="order-note">{messages.note}</span> {note}
        </p>
      )}
      <ShopSums
        sums={part}
        shipping={shipping}
        delivery={nameDelivery(delivery)}
        totalLabel={fillMessage(shipping === null ? sums.totalBefore : sums.totalOf, {
          shop: shop.name,
        })}
      />
      <ShopWays part={part} />
    </section>
  );
}

/** The invoice of a part of an order, once it is paid, and whom to ask about it. */
function ShopWays({ part: { shop, invoice } }: Pick<OrderedShopProps, 'part'>) {
  const messages = useEnvironment().messages(orderMessages);
  const { id, email, phone } = shop;
  if (invoice === null && email === null && phone === null) return null;
  return (
    <p className="order-contact">
      {invoice && (
        <RouteLink
          route={shopInvoice({ shopId: id, invoiceId: invoice.id })}
          aria-label={fillMessage(messages.invoiceOf, { number: invoice.number, shop: shop.name })}
        >
          {fillMessage(messages.invoice, invoice)}
        </RouteLink>
      )}
      {email !== null && <a href={`mailto:${email}`}>{fillMessage(messages.write, { email })}</a>}
      {phone !== null && (
        <a href={phoneAddress(phone)}>
          {fillMessage(messages.call, { phone: formatPhone(phone) })}
        </a>
      )}
    </p>
  );
}

/** Writes what a shop does next. */
function useNextText({ payments, quote }: Order, { group, shop, delivery }: OrderedPart) {
  const messages = useEnvironment().messages(orderMessages);
  const daysOf = useDays();
  const payment = payments.find(({ key }) => key === group);
  return (): string => {
    const of = { shop: shop.name };
    if (payment?.state === 'cancelled' || payment?.state === 'refunded') {
      return fillMessage(messages['next.cancelled'], of);
    }
    if (quote?.state === 'requested') return fillMessage(messages['next.requested'], of);
    if (payment?.state !== 'paid') return fillMessage(messages['next.unpaid'], of);
    if (delivery.choice.kind === 'pickup') return fillMessage(messages['next.pickup'], of);
    if (!delivery.days) return fillMessage(messages['next.ship'], of);
    return fillMessage(messages['next.shipDays'], { ...of, days: daysOf(delivery.days) });
  };
}
