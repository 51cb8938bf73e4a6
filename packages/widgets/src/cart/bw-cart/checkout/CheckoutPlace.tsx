import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { cartPartMessages } from '@boardwalk/sdk-core/cart/cart-part-messages';
import { mayFillCart } from '@boardwalk/sdk-core/cart/shopper-store';
import { cart } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { ArrowLeft, LogIn } from 'lucide';
import { createElement, useRef } from 'react';
import { SignInFirst } from '../../../account/shared/session/SignInFirst.tsx';
import { useSignInGate } from '../../../account/shared/session/use-sign-in-gate.ts';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { NestedWidgetListener } from '../../../parts/nested-widget/NestedWidgetListener.tsx';
import { AllowCart } from '../../shared/shopper/AllowCart.tsx';
import '../cart.css';

export { default as styles } from './CheckoutPlace.tsx?styles';

interface CheckoutPlaceProps {
  /** Null for a visitor, undefined until it is known. */
  readonly user: CurrentUser | null | undefined;
  readonly level: number;
  /** The step of the checkout. */
  readonly at: string;
  readonly onGo: (at: string | undefined) => void;
  /** Back to the cart. */
  readonly onLeave: () => void;
}

/** The checkout of the cart, in its place; a visitor signs in first, and stays. */
export function CheckoutPlace({ user, level, at, onGo, onLeave }: CheckoutPlaceProps) {
  const messages = useMessages(cartPartMessages);
  const { host } = useWidget();
  return (
    <div className="cart">
      <p className="cart-back">
        <RouteLink route={cart({})} onFollow={onLeave}>
          <Icon node={ArrowLeft} size={18} />
          {messages.wayBack}
        </RouteLink>
      </p>
      {mayFillCart(user) ? (
        <NestedWidgetListener
          tag="bw-order-checkout"
          attributes={{ at, 'heading-level': String(level) }}
          onState={(changed) => onGo(changed.at ?? undefined)}
        />
      ) : (
        <>
          {createElement(`h${level}`, { className: 'cart-title' }, messages.checkout)}
          {host.firstParty ? user === null && <SignInToCheckOut /> : <AllowCart />}
        </>
      )}
    </div>
  );
}

function SignInToCheckOut() {
  const widget = useWidget();
  const messages = useMessages(cartPartMessages);
  const who = useSignInGate(widget);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <EmptyState icon={LogIn} title={messages.signIn}>
        <Button
          ref={button}
          variant="primary"
          // Once somebody is signed in the checkout takes the place of this.
          onClick={() => void who.first(() => undefined)}
        >
          {messages.signInButton}
        </Button>
      </EmptyState>
      <SignInFirst
        who={who}
        words={{
          title: messages.signInTitle,
          signIn: messages.signIn,
          notHere: messages.notHere,
          onBoardwalk: messages.onBoardwalk,
        }}
        wish={{ act: 'checkout', subject: 0 }}
        anchor={button}
      />
    </>
  );
}
