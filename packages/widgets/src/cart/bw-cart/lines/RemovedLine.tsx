import { cartMessages } from '@boardwalk/sdk-core/cart/cart-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import type { CartChanges } from '../use-cart-changes.ts';
import '../../../shops/shared/text-button/text-button.css';
import '../cart.css';

/** What was removed last, with the way to undo it, which takes the focus of the line that is gone. */
export function RemovedLine({
  changes: { removed, undo },
}: {
  readonly changes: Pick<CartChanges, 'removed' | 'undo'>;
}) {
  const messages = useMessages(cartMessages);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) button.current?.focus({ preventScroll: true });
  }, [removed]);
  return (
    <div role="status">
      {removed && (
        <p className="cart-note">
          <span>{fillMessage(messages.removed, { product: removed.product.title })}</span>
          <button ref={button} type="button" className="text-button" onClick={undo}>
            {messages.undo}
          </button>
        </p>
      )}
    </div>
  );
}
