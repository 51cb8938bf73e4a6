import type { CartItem, CartShop, ShopTotals } from '@boardwalk/sdk-core/cart/schemas';
import { orderCheckoutMessages } from '@boardwalk/sdk-core/orders/checkout/order-checkout-messages';
import { orderSumMessages } from '@boardwalk/sdk-core/orders/order-sum-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, useId } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { ShopLogo } from '../../../shops/shared/logo/ShopLogo.tsx';
import { OrderLines } from '../../shared/order-parts/OrderLines.tsx';
import { ShopSums } from '../../shared/order-parts/ShopSums.tsx';
import { useDays } from '../../shared/order-parts/use-days.ts';
import { useDeliveryName } from '../../shared/order-parts/use-delivery-name.ts';
import '../../../billing/shared/paying/checkout-frame.css';
import '../order-checkout.css';

interface ReviewedShopProps {
  readonly shop: CartShop;
  readonly items: readonly CartItem[];
  readonly totals: ShopTotals;
  readonly headingLevel: number;
  /** Chooses another delivery. */
  readonly onChange: () => void;
}

/** What is bought at one shop, how it gets to its buyer, and what that takes. */
export function ReviewedShop({ shop, items, totals, headingLevel, onChange }: ReviewedShopProps) {
  const { messages: read } = useEnvironment();
  const messages = read(orderCheckoutMessages);
  const { totalOf } = read(orderSumMessages);
  const nameDelivery = useDeliveryName();
  const daysOf = useDays();
  const id = useId();
  const { currency, options, delivery, shipping } = totals;
  const chosen = options.find(({ choice }) => JSON.stringify(choice) === JSON.stringify(delivery));
  const lines = items.map(({ item, product, quantity, price }) => ({
    ...{ item, quantity, price, amount: price * quantity, productId: product.id },
    ...{ title: product.title, values: product.values, image: product.image },
  }));
  const way = nameDelivery(chosen ?? null);
  return (
    <section className="order-shop" part="shop" aria-labelledby={id}>
      <div className="order-shop-head">
        <ShopLogo shop={shop} />
        {createElement(`h${headingLevel}`, { id, className: 'checkout-part-title' }, shop.name)}
      </div>
      <OrderLines shopId={shop.id} lines={lines} currency={currency} />
      <p className="order-way">
        <span>
          {chosen?.days ? `${way} · ${daysOf(chosen.days)}` : way}
          {shop.note !== '' && <q className="order-shop-note">{shop.note}</q>}
        </span>
        <Button
          variant="quiet"
          aria-label={fillMessage(messages.changeThe, { what: `${way}, ${shop.name}` })}
          onClick={onChange}
        >
          {messages.change}
        </Button>
      </p>
      <ShopSums
        sums={totals}
        shipping={shipping}
        delivery={way}
        totalLabel={fillMessage(totalOf, { shop: shop.name })}
      />
    </section>
  );
}
