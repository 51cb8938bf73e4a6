import { findItem } from '@boardwalk/sdk-core/cart/cart-changes';
import { createCartStore } from '@boardwalk/sdk-core/cart/cart-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { quoteMessages } from '@boardwalk/sdk-core/orders/quotes/quote-messages';
import type { Order } from '@boardwalk/sdk-core/orders/schemas';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { cart as cartRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useState } from 'react';
import { takeFocus } from '../../../billing/shared/paying/take-focus.ts';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import '../../../billing/shared/paying/checkout-frame.css';
import '../../../kit/button/button.css';

interface ReturnedItemsProps {
  readonly order: Order;
  /** Whether the server has put them back already. */
  readonly isReturned: boolean;
}

type Returning =
  | { readonly state: 'idle' | 'busy' | 'done' }
  | { readonly state: 'failed'; readonly problem: Problem };

/** One press that puts what a request was about back into the cart, and the way there. */
export function ReturnedItems({ order, isReturned }: ReturnedItemsProps) {
  const { env, host, href } = useWidget();
  const messages = env.messages(quoteMessages);
  const explain = useExplanation();
  const cart = env.store(createCartStore);
  const [returning, setReturning] = useState<Returning>({ state: 'idle' });
  const isBusy = returning.state === 'busy';

  async function putBack(): Promise<void> {
    if (isBusy) return;
    setReturning({ state: 'busy' });
    try {
      await cart.reload();
      for (const { item, quantity, price } of order.shops.flatMap(({ lines }) => lines)) {
        // What is there already stays as it is, so another press doubles nothing.
        const shown = lastValue(cart.$state.get());
        if (!shown || !findItem(shown, item)) await cart.set(item, quantity, price);
      }
      setReturning({ state: 'done' });
    } catch (error) {
      setReturning({ state: 'failed', problem: toProblem(error) });
    }
  }

  if (isReturned || returning.state === 'done') {
    return (
      <div className="checkout-ways">
        <p
          ref={isReturned ? null : takeFocus}
          className="checkout-note"
          role="status"
          tabIndex={-1}
        >
          {messages.returned}
        </p>
        {host.firstParty && (
          <a className="button button-secondary" href={href(cartRoute({}))}>
            {messages.openCart}
          </a>
        )}
      </div>
    );
  }
  return (
    <>
      <p className="checkout-note">{messages.again}</p>
      {returning.state === 'failed' && <p role="alert">{explain(returning.problem)}</p>}
      <div className="checkout-ways">
        <Button aria-disabled={isBusy || undefined} onClick={() => void putBack()}>
          {messages.putBack}
        </Button>
      </div>
    </>
  );
}
