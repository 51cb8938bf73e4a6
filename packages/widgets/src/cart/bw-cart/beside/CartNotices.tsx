import { cartPartMessages } from '@boardwalk/sdk-core/cart/cart-part-messages';
import { createCartStore } from '@boardwalk/sdk-core/cart/cart-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { X } from 'lucide';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import '../cart.css';

/** What could not be added as a visitor’s cart joined a person’s, until it is dismissed. */
export function CartNotices() {
  const { store: share, messages: read } = useEnvironment();
  const messages = read(cartPartMessages);
  const store = share(createCartStore);
  const notices = useStore(store.$notices);
  return (
    <div role="status">
      {notices.length > 0 && (
        <div className="cart-note">
          <div>
            <p>{messages.joined}</p>
            {notices.map(({ item, title: product, requested, quantity }) => (
              <p key={item}>{fillMessage(messages.fewer, { product, requested, quantity })}</p>
            ))}
          </div>
          <IconButton icon={X} label={messages.dismiss} onClick={store.dismissNotices} />
        </div>
      )}
    </div>
  );
}
