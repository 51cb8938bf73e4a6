import { cartMessages } from '@boardwalk/sdk-core/cart/cart-messages';
import { createCartStore } from '@boardwalk/sdk-core/cart/cart-store';
import { orderStepOf } from '@boardwalk/sdk-core/cart/order-steps';
import { mayFillCart } from '@boardwalk/sdk-core/cart/shopper-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, useId, useRef } from 'react';
import { useSession } from '../../account/shared/session/use-session.ts';
import { useNotifyOnChange } from '../../element/use-notify-on-change.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { isAccessRefused } from '../../parts/remote-state/is-access-refused.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { ShopPartMissing } from '../../shops/shared/missing/ShopPartMissing.tsx';
import { CartContent } from './CartContent.tsx';
import type { CartWidgetContext } from './cart-context.ts';
import { cartStates, LinePlaces } from './later-parts.tsx';
import './cart-places.css';
import './cart.css';

const CartAllowed = cartStates.component('CartAllowed', { Missing: ShopPartMissing });
const CartFailure = cartStates.component('CartFailure', { Missing: ShopPartMissing });
const link = lazyParts(() => import('./link/LinkedItems.tsx'));
const LinkedItems = link.component('LinkedItems', { Missing: ShopPartMissing });
const checkout = lazyParts(() => import('./checkout/CheckoutPlace.tsx'));
const CheckoutPlace = checkout.component('CheckoutPlace', {
  Place: LinePlaces,
  Missing: ShopPartMissing,
});

/** The whole of `<bw-cart>`. */
export function CartWidget({ context }: { readonly context: CartWidgetContext }) {
  const { attributes, env, host, emit, setAttributes } = context;
  const { step, add, headingLevel: level } = attributes;
  const messages = env.messages(cartMessages);
  const user = useSession(env);
  const store = env.store(createCartStore);
  const remote = useRemote(store);
  const cart = lastValue(remote);
  const count = cart?.count;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useNotifyOnChange(count, () => emit('bw-cart', { count: count ?? 0 }));

  if (step === 'checkout') {
    return (
      <CheckoutPlace
        user={user}
        level={level}
        at={attributes.at}
        onGo={(at) => setAttributes({ at: orderStepOf(at) })}
        onLeave={() => setAttributes({ step: undefined, at: undefined }, 'push')}
      />
    );
  }
  const isShut = !host.firstParty && user !== undefined && !mayFillCart(user);
  return (
    <section className="cart" aria-labelledby={id}>
      <header className="cart-head">
        {createElement(
          `h${level}`,
          { id, ref: heading, tabIndex: -1, className: 'cart-title' },
          messages.title,
        )}
        {count !== undefined && count > 0 && (
          <p className="cart-count">
            {countMessage(messages.count, count, findLocale([env.locale]))}
          </p>
        )}
      </header>
      {add !== '' && !isShut && (
        <LinkedItems
          text={add}
          level={level + 1}
          onDone={() => {
            setAttributes({ add: undefined });
            heading.current?.focus();
          }}
        />
      )}
      {isShut ? (
        <CartAllowed add={add} />
      ) : (
        <>
          {remote.state === 'failed' && (
            <CartFailure remote={remote} onRetry={() => void store.reload()} />
          )}
          {cart && !isAccessRefused(remote) ? (
            <CartContent
              cart={cart}
              level={level + 1}
              onCheckout={() => setAttributes({ step: 'checkout' })}
              onMoved={() => heading.current?.focus()}
            />
          ) : (
            remote.state !== 'failed' && <CartSkeleton label={messages.loading} />
          )}
        </>
      )}
    </section>
  );
}

function CartSkeleton({ label }: { readonly label: string }) {
  return (
    <div>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <LinePlaces />
    </div>
  );
}
