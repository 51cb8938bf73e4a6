import { createCartStore } from '@boardwalk/sdk-core/cart/cart-store';
import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import type { CartShop } from '@boardwalk/sdk-core/cart/schemas';
import { checkoutStepMessages } from '@boardwalk/sdk-core/orders/checkout/checkout-step-messages';
import { createQuoteRequests } from '@boardwalk/sdk-core/orders/quotes/quote-request-store';
import type { Order } from '@boardwalk/sdk-core/orders/schemas';
import { type Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import '../../../billing/shared/paying/checkout-frame.css';

interface QuoteRequestFormProps {
  readonly shop: CartShop;
  readonly address: DeliveryAddress;
  /** What the buyer has written for the shop, saved or not. */
  readonly readNote: () => string;
  readonly onQuoted: (order: Order) => void;
}

type Asking =
  | { readonly state: 'idle' | 'asking' }
  | { readonly state: 'failed'; readonly problem: Problem };

/** Asks a shop what sending its things takes, by a press. */
export function QuoteRequestForm({ shop, address, readNote, onQuoted }: QuoteRequestFormProps) {
  const env = useEnvironment();
  const messages = env.messages(checkoutStepMessages);
  const explain = useExplanation();
  const cartStore = env.store(createCartStore);
  const [requests] = useState(() => createQuoteRequests(env));
  const [asking, setAsking] = useState<Asking>({ state: 'idle' });
  const isAsking = asking.state === 'asking';

  async function ask() {
    if (isAsking) return;
    setAsking({ state: 'asking' });
    try {
      onQuoted(await requests.request({ shopId: shop.id, address, note: readNote() }));
    } catch (error) {
      setAsking({ state: 'failed', problem: toProblem(error) });
    }
    // What was asked for is in the cart no more; and what was refused may have changed.
    void cartStore.reload();
  }

  return (
    <>
      <p className="checkout-note">{messages.quoteLead}</p>
      {asking.state === 'failed' && <p role="alert">{explain(asking.problem)}</p>}
      <div className="checkout-ways">
        <Button variant="primary" aria-disabled={isAsking || undefined} onClick={() => void ask()}>
          {isAsking ? messages.askingQuote : messages.askQuote}
        </Button>
      </div>
    </>
  );
}
