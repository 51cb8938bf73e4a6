import { cartPartMessages } from '@boardwalk/sdk-core/cart/cart-part-messages';
import type { Cart, CartItem } from '@boardwalk/sdk-core/cart/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, useId } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { LineProduct } from '../lines/LineProduct.tsx';
import type { CartChanges } from '../use-cart-changes.ts';
import { LineProblemNote } from './LineProblemNote.tsx';
import '../../../shops/shared/text-button/text-button.css';
import '../cart.css';
import '../summary/summary.css';

interface SavedItemsProps {
  readonly cart: Cart;
  readonly level: number;
  readonly changes: CartChanges;
}

const gone = { gone: 'gone', 'sold-out': 'soldOut', 'shop-closed': 'shopClosed' } as const;

/** What is saved for later, with the way back into the cart. */
export function SavedItems({ cart: { saved, shops }, level, changes }: SavedItemsProps) {
  const messages = useEnvironment().messages(cartPartMessages);
  const id = useId();
  return (
    <section className="cart-saved" aria-labelledby={id} part="saved">
      {createElement(`h${level}`, { id, className: 'summary-title' }, messages.saved)}
      <ul className="cart-lines">
        {saved.map((line) => (
          <SavedLine
            key={line.item}
            line={line}
            currency={shops.find((shop) => shop.id === line.shopId)?.currency ?? 'CAD'}
            changes={changes}
          />
        ))}
      </ul>
    </section>
  );
}

interface SavedLineProps {
  readonly line: CartItem;
  readonly currency: Cart['shops'][number]['currency'];
  readonly changes: CartChanges;
}

function SavedLine({ line, currency, changes }: SavedLineProps) {
  const { locale, messages: read } = useEnvironment();
  const messages = read(cartPartMessages);
  const { item, product, price, problem } = line;
  const name = { product: [product.title, ...product.values].join(', ') };
  const obstacle = problem && problem in gone ? gone[problem as keyof typeof gone] : undefined;
  const refused = changes.refusal?.item === item ? { ...line, problem: null } : undefined;
  return (
    <li className="cart-line">
      <LineProduct line={line}>
        {obstacle && <p className="line-muted">{messages[obstacle]}</p>}
      </LineProduct>
      <p className="line-price">
        <strong>{createMoneyFormatter(findLocale([locale]))({ amount: price, currency })}</strong>
      </p>
      <div className="line-ways">
        {!obstacle && (
          <Button
            aria-label={fillMessage(messages.backOf, name)}
            onClick={() => changes.save(line, false)}
          >
            {messages.back}
          </Button>
        )}
        <button
          type="button"
          className="text-button"
          aria-label={fillMessage(messages.removeOf, name)}
          onClick={() => changes.remove(line)}
        >
          {messages.remove}
        </button>
      </div>
      {refused && <LineProblemNote line={refused} currency={currency} changes={changes} />}
    </li>
  );
}
