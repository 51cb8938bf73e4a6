import { cartMessages } from '@boardwalk/sdk-core/cart/cart-messages';
import type { CartItem, CartShop } from '@boardwalk/sdk-core/cart/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { LazyStepper } from '../../shared/stepper/stepper-parts.tsx';
import { besideCart } from '../later-parts.tsx';
import type { CartChanges } from '../use-cart-changes.ts';
import { LineProduct } from './LineProduct.tsx';
import '../../../shops/shared/text-button/text-button.css';
import '../cart.css';

const LineProblemNote = besideCart.component('LineProblemNote');

interface CartLineProps {
  readonly line: CartItem;
  readonly shop: Pick<CartShop, 'currency'>;
  readonly changes: CartChanges;
}

/** Problems with which a quantity says nothing. */
const ended: readonly (CartItem['problem'] | undefined)[] = ['gone', 'shop-closed', 'sold-out'];

/** A variant in the cart: what it is, how many of it, and what they cost. */
export function CartLine({ line, shop: { currency }, changes }: CartLineProps) {
  const { locale, messages: read } = useEnvironment();
  const messages = read(cartMessages);
  const { item, quantity, price, product, left, problem } = line;
  const write = createMoneyFormatter(findLocale([locale]));
  const name = { product: [product.title, ...product.values].join(', ') };
  return (
    <li className="cart-line">
      <LineProduct line={line} isFirst />
      <p className="line-price">
        <strong>{write({ amount: price * quantity, currency })}</strong>
        {quantity > 1 && (
          <span className="line-muted">
            {fillMessage(messages.each, { price: write({ amount: price, currency }) })}
          </span>
        )}
      </p>
      <div className="line-ways">
        {!ended.includes(problem) && (
          <LazyStepper
            name={`quantity-${item}`}
            quantity={quantity}
            left={left}
            labels={{
              quantity: fillMessage(messages.quantityOf, name),
              less: fillMessage(messages.less, name),
              more: fillMessage(messages.more, name),
            }}
            onChange={(next) => changes.setQuantity(line, next)}
            onRemove={() => changes.remove(line)}
          />
        )}
        <button
          type="button"
          className="text-button"
          aria-label={fillMessage(messages.saveOf, name)}
          onClick={() => changes.save(line, true)}
        >
          {messages.save}
        </button>
        <button
          type="button"
          className="text-button"
          aria-label={fillMessage(messages.removeOf, name)}
          onClick={() => changes.remove(line)}
        >
          {messages.remove}
        </button>
      </div>
      <LineProblemNote
        isWanted={problem !== null || changes.refusal?.item === item}
        line={line}
        currency={currency}
        changes={changes}
      />
    </li>
  );
}
