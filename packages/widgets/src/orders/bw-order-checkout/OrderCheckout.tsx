import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { mayFillCart } from '@boardwalk/sdk-core/cart/shopper-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { CheckoutDraft } from '@boardwalk/sdk-core/orders/checkout/checkout-draft';
import { orderCheckoutMessages } from '@boardwalk/sdk-core/orders/checkout/order-checkout-messages';
import type { ChargedOrder } from '@boardwalk/sdk-core/orders/schemas';
import { checkoutSuccess } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../account/shared/session/use-session.ts';
import { CheckoutTitle } from '../../billing/shared/paying/CheckoutTitle.tsx';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import {
  LazyEarlierOrder,
  LazyNothingToOrder,
  LazyPlacedOrder,
  LazySignInToOrder,
  placedParts,
} from './later-parts.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import type { OrderCheckoutContext } from './order-checkout-context.ts';
import { useOrderCheckout } from './state/use-order-checkout.ts';
import '../../billing/shared/paying/checkout-frame.css';

/** The whole of `<bw-order-checkout>`: the way from a cart to an order, and what became of it. */
export function OrderCheckout({ context }: { readonly context: OrderCheckoutContext }) {
  const { attributes, env } = context;
  const messages = env.messages(orderCheckoutMessages);
  const user = useSession(env);
  const title = (
    <CheckoutTitle headingLevel={attributes.headingLevel}>{messages.heading}</CheckoutTitle>
  );
  return (
    <section className="checkout">
      {user && mayFillCart(user) ? (
        <CheckoutOfUser key={user.id} context={context} user={user} title={title} />
      ) : (
        <>
          {title}
          {user === undefined ? <PlaceRows rows={4} /> : <LazySignInToOrder user={user} />}
        </>
      )}
    </section>
  );
}

interface CheckoutOfUserProps {
  readonly context: OrderCheckoutContext;
  readonly user: CurrentUser;
  /** Of all but an order, which has one of its own. */
  readonly title: ReactNode;
}

/** What one person orders. */
function CheckoutOfUser({ context, user, title }: CheckoutOfUserProps) {
  const { host, emit, navigate } = context;
  const progress = useOrderCheckout(context, user);
  const { remote, cartStore, draft, change, state, isReady } = progress;
  const [placed, setPlaced] = useState<ChargedOrder>();
  // Of an earlier visit: it takes the place of a cart in which there is nothing else to order.
  const earlier = lastValue(remote)?.items.length === 0 ? draft.orderId : null;
  const orderId = placed?.order.id ?? earlier;
  // At hand before anything is paid.
  placedParts.useParts(state?.current === 'review');

  if (orderId !== null) {
    return (
      <LazyPlacedOrder
        key={orderId}
        orderId={orderId}
        known={placed}
        headingLevel={context.attributes.headingLevel}
        onPaid={() => {
          change({ orderId: null, typed: {} });
          emit('bw-order-paid', { orderId });
          if (host.firstParty) navigate(checkoutSuccess({}, { order: orderId }));
        }}
        onLeft={() => {
          setPlaced(undefined);
          change({ orderId: null });
          void cartStore.reload();
        }}
      />
    );
  }
  return (
    <>
      {title}
      <RemoteContent remote={remote} onRetry={() => void cartStore.reload()} rows={4}>
        {(cart) => {
          if (cart.items.length === 0) return <LazyNothingToOrder />;
          if (!isReady || !state) return <PlaceRows rows={4} />;
          return (
            <>
              {draft.orderId !== null && (
                <LazyEarlierOrder
                  orderId={draft.orderId}
                  onSettled={() => change({ orderId: null })}
                />
              )}
              <OrderSteps
                {...{ context, cart, progress, state }}
                onPlaced={(charged) => {
                  setPlaced(charged);
                  // A price of delivery may take days: the next checkout is a new one.
                  if (charged.order.quote) return;
                  change({ orderId: charged.order.id, ...forgetDeclined(charged, state.cardId) });
                }}
              />
            </>
          );
        }}
      </RemoteContent>
    </>
  );
}

/** The next order is not paid by a card that was just declined, unless it is picked again. */
function forgetDeclined(
  { order: { payments } }: ChargedOrder,
  cardId: string,
): Partial<CheckoutDraft> {
  const isDeclined = payments.some(({ declined }) => declined !== null);
  return isDeclined ? { cardId: '', declinedCardId: cardId } : {};
}
