import { longestCartText } from '@boardwalk/sdk-core/cart/cart-limits';
import { createCartStore } from '@boardwalk/sdk-core/cart/cart-store';
import type { CartShop } from '@boardwalk/sdk-core/cart/schemas';
import { checkoutStepMessages } from '@boardwalk/sdk-core/orders/checkout/checkout-step-messages';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { TextArea } from '../../../kit/text-field/TextArea.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';

interface CheckoutNoteProps {
  readonly shop: CartShop;
  readonly onType: (note: string) => void;
}

/** What a buyer writes for a shop; it is stored as they leave the field. */
export function CheckoutNote({ shop, onType }: CheckoutNoteProps) {
  const env = useEnvironment();
  const messages = env.messages(checkoutStepMessages);
  const explain = useExplanation();
  const cartStore = env.store(createCartStore);
  const [isOpen, setOpen] = useState(shop.note !== '');
  const [error, setError] = useState<string>();

  async function store(note: string): Promise<void> {
    if (note === shop.note) return;
    try {
      await cartStore.choose(shop.id, { note });
      setError(undefined);
    } catch (cause) {
      setError(fillMessage(messages.noteFailed, { cause: explain(toProblem(cause)) }));
    }
  }

  if (!isOpen) {
    return (
      <div>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {fillMessage(messages.addNote, { shop: shop.name })}
        </Button>
      </div>
    );
  }
  return (
    <TextArea
      label={fillMessage(messages.note, { shop: shop.name })}
      help={messages.noteHelp}
      error={error}
      defaultValue={shop.note}
      rows={2}
      maxLength={longestCartText.note}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={({ currentTarget }) => void store(currentTarget.value.trim())}
    />
  );
}
