import { mayInShop } from '@boardwalk/sdk-core/shops/may-in-shop';
import { productsMessages } from '@boardwalk/sdk-core/shops/products/own/products-messages';
import type { OwnProduct } from '@boardwalk/sdk-core/shops/products/schemas';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import {
  editProduct,
  postProduct,
  product as productPage,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Ellipsis } from 'lucide';
import { useWidget } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { Menu } from '../../parts/menu/Menu.tsx';
import type { MenuItem } from '../../parts/menu/menu-item.ts';
import './products.css';

interface ProductActionsProps {
  readonly product: OwnProduct;
  readonly shop: ShopSettings;
  readonly setActive: (ids: readonly string[], isActive: boolean) => Promise<void>;
}

/** What can be done with one product: its editor, and a menu of the rest. */
export function ProductActions({ product, shop, setActive }: ProductActionsProps) {
  const { env, navigate } = useWidget();
  const messages = env.messages(productsMessages);
  const { id, shopId, title, isActive } = product;
  const items: readonly MenuItem[] = [
    {
      kind: 'action',
      id: 'see',
      label: messages.see,
      onPick: () => navigate(productPage({ shopId, id })),
    },
    ...(mayInShop(shop, 'create')
      ? [
          {
            kind: 'action' as const,
            id: 'duplicate',
            label: messages.duplicate,
            onPick: () => navigate(postProduct({ shopId }, { copy: id })),
          },
        ]
      : []),
    ...(mayInShop(shop, isActive ? 'delete' : 'write')
      ? [
          {
            kind: 'action' as const,
            id: 'visibility',
            label: isActive ? messages.hide : messages.show,
            onPick: () => void setActive([id], !isActive),
          },
        ]
      : []),
  ];
  return (
    <div className="product-actions">
      {mayInShop(shop, 'write') && (
        <Button
          aria-label={fillMessage(messages.editNamed, { title })}
          onClick={() => navigate(editProduct({ shopId }, { product: id }))}
        >
          {messages.edit}
        </Button>
      )}
      <Menu
        label={fillMessage(messages.more, { title })}
        icon={Ellipsis}
        isLabelHidden
        items={items}
      />
    </div>
  );
}
