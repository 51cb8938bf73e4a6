import { cartPartMessages } from '@boardwalk/sdk-core/cart/cart-part-messages';
import type { CartItem, CartShop } from '@boardwalk/sdk-core/cart/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { CircleAlert } from 'lucide';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import type { CartChanges } from '../use-cart-changes.ts';
import '../cart.css';

interface LineProblemNoteProps {
  readonly line: CartItem;
  readonly currency: CartShop['currency'];
  readonly changes: CartChanges;
}

/** A press that mends a line. */
interface Mend {
  readonly label: string;
  readonly act: () => void;
}

/** What keeps a line from being ordered, or why it was not changed, and the one press that mends it. */
export function LineProblemNote({ line, currency, changes }: LineProblemNoteProps) {
  const { locale, messages: read } = useEnvironment();
  const messages = read(cartPartMessages);
  const { item, quantity, left, problem } = line;
  const write = createMoneyFormatter(findLocale([locale]));
  const price = write({ amount: line.price, currency });
  const before = write({ amount: line.acceptedPrice, currency });
  const refusal = changes.refusal?.item === item ? changes.refusal : undefined;

  function mendOf(): Mend | undefined {
    if (refusal?.most) return take(refusal.most);
    switch (problem) {
      case 'too-many':
        return take(left ?? 0);
      case 'price':
        return {
          label: fillMessage(messages['mend.price'], { price }),
          act: () => changes.setQuantity(line, quantity, line.price),
        };
      case 'shop-away':
        return { label: messages.save, act: () => changes.save(line, true) };
      case null:
        return undefined;
      default:
        return { label: messages.remove, act: () => changes.remove(line) };
    }
  }

  function take(most: number): Mend {
    return {
      label: fillMessage(messages['mend.too-many'], { left: most }),
      act: () => changes.setQuantity(line, most),
    };
  }

  const mend = mendOf();
  const sentence =
    refusal?.sentence ??
    (problem && fillMessage(messages[`problem.${problem}`], { left: left ?? 0, before, price }));
  return (
    <div className="line-note" role="status">
      {sentence && (
        <div className="line-problem">
          <Icon node={CircleAlert} size={18} />
          <span>{sentence}</span>
          {mend && <Button onClick={mend.act}>{mend.label}</Button>}
        </div>
      )}
    </div>
  );
}
