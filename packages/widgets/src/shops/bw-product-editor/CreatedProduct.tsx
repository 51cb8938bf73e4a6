import type { ProductSettings } from '@boardwalk/sdk-core/shops/products/schemas';
import { productEditorMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { isActive as isOpened } from '@boardwalk/sdk-core/shops/shop-states';
import { editProduct, product as productPage } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { innerQuotes } from '@boardwalk/sdk-core/vocabulary/text/inner-quotes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { CircleCheck } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';

interface CreatedProductProps {
  readonly shop: ShopSettings;
  readonly product: ProductSettings;
  readonly onAnother: () => void;
}

/** What became of a new product, and the ways on. */
export function CreatedProduct({ shop, product, onAnother }: CreatedProductProps) {
  const messages = useMessages(productEditorMessages);
  const locale = useLocale();
  const { id, isActive } = product;
  const { id: shopId } = shop;
  const shown = isOpened(shop.state) ? messages.createdShown : messages.createdWaiting;
  return (
    <div role="status">
      <EmptyState
        icon={CircleCheck}
        title={fillMessage(messages.createdTitle, {
          title: innerQuotes(product.product.title, locale),
        })}
        advice={isActive ? shown : messages.createdHidden}
      >
        <Button variant="primary" onClick={onAnother}>
          {messages.another}
        </Button>
        <RouteLink
          className="button button-secondary"
          route={editProduct({ shopId }, { product: id })}
        >
          {messages.editIt}
        </RouteLink>
        <RouteLink className="button button-secondary" route={productPage({ shopId, id })}>
          {messages.see}
        </RouteLink>
      </EmptyState>
    </div>
  );
}
