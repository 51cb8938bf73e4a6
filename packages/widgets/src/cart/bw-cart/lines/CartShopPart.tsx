import type { CartItem, CartShop, ShopTotals } from '@boardwalk/sdk-core/cart/schemas';
import { shop as shopRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { createElement, useId } from 'react';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { ShopPartMissing } from '../../../shops/shared/missing/ShopPartMissing.tsx';
import { besideCart, ChoicePlace, SentencePlace } from '../later-parts.tsx';
import type { CartChanges } from '../use-cart-changes.ts';
import { CartLine } from './CartLine.tsx';
import '../cart.css';

const DeliveryChoiceField = besideCart.component('DeliveryChoiceField', {
  Place: ChoicePlace,
  Missing: ShopPartMissing,
});
const ShopNote = besideCart.component('ShopNote', { Place: SentencePlace });
const CartShopState = besideCart.component('CartShopState', { Place: SentencePlace });

interface CartShopPartProps {
  readonly shop: CartShop;
  readonly lines: readonly CartItem[];
  /** Undefined until they are known. */
  readonly totals: ShopTotals | undefined;
  readonly level: number;
  readonly changes: CartChanges;
}

/** What is bought at one shop, how it is sent, and what its people are to know. */
export function CartShopPart({ shop, lines, totals, level, changes }: CartShopPartProps) {
  const id = useId();
  return (
    <section className="cart-shop" aria-labelledby={id} part="shop">
      {createElement(
        `h${level}`,
        { id, className: 'cart-shop-name' },
        <RouteLink route={shopRoute({ shopId: shop.id })}>{shop.name}</RouteLink>,
      )}
      {(shop.state === 'closed' || shop.away) && <CartShopState shop={shop} />}
      <ul className="cart-lines">
        {lines.map((line) => (
          <CartLine key={line.item} line={line} shop={shop} changes={changes} />
        ))}
      </ul>
      <DeliveryChoiceField shop={shop} totals={totals} />
      <ShopNote shop={shop} />
    </section>
  );
}
