import { longestCartText } from '@boardwalk/sdk-core/cart/cart-limits';
import { cartPartMessages } from '@boardwalk/sdk-core/cart/cart-part-messages';
import { createCartStore } from '@boardwalk/sdk-core/cart/cart-store';
import type { CartShop } from '@boardwalk/sdk-core/cart/schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useEffect, useRef, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { TextArea } from '../../../kit/text-field/TextArea.tsx';
import { explainLater } from '../../../parts/problem/explain-later.ts';
import '../../../shops/shared/text-button/text-button.css';
import '../cart.css';

/** What a buyer writes for the people of a shop; it is stored as the field is left. */
export function ShopNote({ shop }: { readonly shop: Pick<CartShop, 'id' | 'note'> }) {
  const env = useEnvironment();
  const messages = env.messages(cartPartMessages);
  const store = env.store(createCartStore);
  const [isOpened, setOpened] = useState(false);
  const [failure, setFailure] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpened) place.current?.querySelector('textarea')?.focus();
  }, [isOpened]);

  async function save(text: string): Promise<void> {
    const note = text.trim();
    if (note === shop.note) return;
    setFailure(undefined);
    try {
      await store.choose(shop.id, { note });
    } catch (error) {
      setFailure(await explainLater(toProblem(error), env));
    }
  }

  if (!isOpened && shop.note === '') {
    return (
      <button type="button" className="text-button cart-add-note" onClick={() => setOpened(true)}>
        {messages.addNote}
      </button>
    );
  }
  return (
    <div ref={place}>
      <TextArea
        name="note"
        label={messages.note}
        error={failure}
        rows={2}
        maxLength={longestCartText.note}
        defaultValue={shop.note}
        onBlur={({ currentTarget }) => void save(currentTarget.value)}
      />
    </div>
  );
}
