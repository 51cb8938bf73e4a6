import { mayInShop } from '@boardwalk/sdk-core/shops/may-in-shop';
import type { ProductSettings } from '@boardwalk/sdk-core/shops/products/schemas';
import { productEditorMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import { writtenOf } from '@boardwalk/sdk-core/shops/products/writing/written-product';
import type {
  ChangedProduct,
  WrittenProductStore,
} from '@boardwalk/sdk-core/shops/products/writing/written-product-store';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import type { ShippingRate } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { isActive as isOpened } from '@boardwalk/sdk-core/shops/shop-states';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { product as productPage } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { innerQuotes } from '@boardwalk/sdk-core/vocabulary/text/inner-quotes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { toast } from '../../element/toast.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useVersioned } from '../../parts/changed-meanwhile/use-versioned.ts';
import { useLocale } from '../../parts/form/use-locale.ts';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import { ProductForm } from './ProductForm.tsx';
import type { ProductEditorContext } from './product-editor-context.ts';
import { useProductFacts } from './use-product-facts.ts';
import './product-editor.css';

interface ProductChangeProps {
  readonly context: ProductEditorContext;
  readonly store: WrittenProductStore;
  readonly shop: ShopSettings;
  readonly rates: readonly ShippingRate[];
  /** As it was opened. */
  readonly product: ProductSettings;
}

/** Changes a product of a shop, shows and hides it, and corrects its stock. */
export function ProductChange({ context, store, shop, rates, product }: ProductChangeProps) {
  const { env, host } = context;
  const messages = env.messages(productEditorMessages);
  const explain = useExplanation();
  const locale = useLocale();
  const versioned = useVersioned<ProductSettings>(product, useProductFacts());
  const [isActive, setActive] = useState(product.isActive);
  const [isBusy, setBusy] = useState(false);
  const { id } = product;
  const notify = (message: string, tone?: 'error') =>
    host.element && toast(host.element, message, tone);

  async function toggle(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const current = await store.setActive(shop.id, id, !isActive);
      setActive(current.isActive);
      const shown = isOpened(shop.state) ? messages.nowShown : messages.nowWaiting;
      const message = current.isActive ? shown : messages.nowHidden;
      notify(fillMessage(message, { title: innerQuotes(current.product.title, locale) }));
    } catch (error) {
      notify(explain(toProblem(error)), 'error');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div className="product-standing">
        <span className={isActive ? 'product-visibility is-shown' : 'product-visibility'}>
          {isActive ? messages.shown : messages.hidden}
        </span>
        {mayInShop(shop, isActive ? 'delete' : 'write') && (
          <Button aria-disabled={isBusy || undefined} onClick={() => void toggle()}>
            {isActive ? messages.hide : messages.show}
          </Button>
        )}
        <RouteLink className="button button-quiet" route={productPage({ shopId: shop.id, id })}>
          {messages.see}
        </RouteLink>
      </div>
      <ProductForm
        shop={shop}
        rates={rates}
        start={writtenOf(product)}
        submitLabel={messages.save}
        facts={versioned.facts}
        onSend={async (body) => {
          let change: ChangedProduct | undefined;
          await versioned.send(async (current) => {
            change = await store.change(shop.id, current ?? product, body);
            return change.outcome === 'outdated' ? change.product : undefined;
          });
          if (change?.outcome === 'saved') {
            versioned.renew(change.product);
            notify(messages.saved);
          }
          return change;
        }}
        onCorrect={(correction) => store.correct(shop.id, id, correction)}
      />
    </>
  );
}
