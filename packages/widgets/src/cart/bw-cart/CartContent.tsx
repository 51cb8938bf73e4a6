import type { Cart, CartItem } from '@boardwalk/sdk-core/cart/schemas';
import { useRef } from 'react';
import { ShopPartMissing } from '../../shops/shared/missing/ShopPartMissing.tsx';
import { besideCart, cartStates } from './later-parts.tsx';
import { CartShopPart } from './lines/CartShopPart.tsx';
import { RemovedLine } from './lines/RemovedLine.tsx';
import { Summary } from './summary/Summary.tsx';
import { useCartChanges } from './use-cart-changes.ts';
import { useCartTotals } from './use-cart-totals.ts';
import './cart.css';

const CartNotices = besideCart.component('CartNotices');
const SavedItems = besideCart.component('SavedItems', { Missing: ShopPartMissing });
const EmptyCart = cartStates.component('EmptyCart');

interface CartContentProps {
  readonly cart: Cart;
  /** Of its headings. */
  readonly level: number;
  readonly onCheckout: () => void;
  /** What was pressed is gone from its place: the focus goes on from the top. */
  readonly onMoved: () => void;
}

/** The lines of a cart by shop, what they come to, and what is saved for later. */
export function CartContent({ cart, level, onCheckout, onMoved }: CartContentProps) {
  const changes = useCartChanges();
  const shown = useCartTotals(cart);
  const lines = useRef<HTMLDivElement>(null);
  const { items, saved, shops } = cart;
  const isEmpty = items.length === 0;

  function save(line: CartItem, isSaved: boolean) {
    changes.save(line, isSaved);
    onMoved();
  }

  return (
    <>
      <div className="cart-said">
        <CartNotices isWanted={!isEmpty} />
        <RemovedLine changes={changes} />
      </div>
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <div className="cart-body">
          <div ref={lines} className="cart-shops">
            {shops
              .filter(({ id }) => items.some(({ shopId }) => shopId === id))
              .map((shop) => (
                <CartShopPart
                  key={shop.id}
                  shop={shop}
                  lines={items.filter(({ shopId }) => shopId === shop.id)}
                  totals={shown.totals?.shops.find(({ shopId }) => shopId === shop.id)}
                  level={level}
                  changes={{ ...changes, save }}
                />
              ))}
          </div>
          <Summary
            cart={cart}
            shown={shown}
            level={level}
            onCheckout={onCheckout}
            onBlocked={() =>
              lines.current
                ?.querySelector<HTMLElement>('.line-problem button, .shop-problem')
                ?.focus()
            }
          />
        </div>
      )}
      {saved.length > 0 && <SavedItems cart={cart} level={level} changes={{ ...changes, save }} />}
    </>
  );
}
