import type { Cart, ShopTotals } from '@boardwalk/sdk-core/cart/schemas';
import { totalsMessages } from '@boardwalk/sdk-core/cart/totals-messages';
import { createElement, useId, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import { ShopPartMissing } from '../../../shops/shared/missing/ShopPartMissing.tsx';
import { besideCart, SentencePlace } from '../later-parts.tsx';
import type { ShownTotals } from '../use-cart-totals.ts';
import { PaymentSums } from './PaymentSums.tsx';
import { ShopTotalsList } from './ShopTotalsList.tsx';
import '../../../shops/shared/text-button/text-button.css';
import './summary.css';

const DeliveryPlaceRow = besideCart.component('DeliveryPlaceRow', {
  Place: SentencePlace,
  Missing: ShopPartMissing,
});

interface SummaryProps {
  readonly cart: Cart;
  readonly shown: ShownTotals;
  /** Of its heading. */
  readonly level: number;
  readonly onCheckout: () => void;
  /** Something in the cart has to be mended first. */
  readonly onBlocked: () => void;
}

/** What the cart comes to, where it goes, and the way to checkout. */
export function Summary({ cart, shown, level, onCheckout, onBlocked }: SummaryProps) {
  const { messages: read } = useEnvironment();
  const messages = read(totalsMessages);
  const { remote, totals, retry } = shown;
  const id = useId();
  const [isWarned, setWarned] = useState(false);
  const isBlocked =
    cart.items.some(({ problem }) => problem !== null) ||
    totals?.shops.some(({ problem }) => problem !== null && !isSettledLater(problem)) === true;

  function press() {
    setWarned(isBlocked);
    if (isBlocked) onBlocked();
    else onCheckout();
  }

  return (
    <section
      className="cart-summary"
      aria-labelledby={id}
      aria-busy={remote.state === 'loading'}
      part="summary"
    >
      {createElement(`h${level}`, { id, className: 'summary-title' }, messages.title)}
      <DeliveryPlaceRow shown={shown} country={cart.shops[0]?.country ?? 'CA'} />
      {totals ? (
        <>
          {totals.shops.map((shop) => (
            <ShopTotalsList
              key={shop.shopId}
              totals={shop}
              shop={cart.shops.find((one) => one.id === shop.shopId)}
              isAlone={totals.shops.length === 1}
              level={level + 1}
            />
          ))}
          <PaymentSums totals={totals} shops={cart.shops} />
        </>
      ) : remote.state === 'failed' ? null : (
        <Skeleton className="summary-place" />
      )}
      {remote.state === 'failed' && (
        <p role="alert">
          {messages.failed}{' '}
          <button type="button" className="text-button" onClick={retry}>
            {messages.retry}
          </button>
        </p>
      )}
      <div className="summary-way">
        <Button variant="primary" onClick={press}>
          {messages.checkOut}
        </Button>
        <div role="status">
          {isWarned && isBlocked && <p className="summary-warning">{messages.mendFirst}</p>}
        </div>
      </div>
    </section>
  );
}

/** At checkout a postal code is typed, and a shop is asked for its price of delivery. */
function isSettledLater(problem: ShopTotals['problem']): boolean {
  return problem === 'by-code' || problem === 'ask';
}
