import type { Remote } from '@boardwalk/sdk-core/http/environment';
import type { ProductSort } from '@boardwalk/sdk-core/shops/products/product-sorts';
import { shopMessages } from '@boardwalk/sdk-core/shops/view/shop-messages';
import type { ShopPage, ShopQuery } from '@boardwalk/sdk-core/shops/view/shop-page-store';
import { shop as shopRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Store } from 'lucide';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';
import type { ShopContext } from '../shop-context.ts';
import { MoreProducts } from './MoreProducts.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { ShelfLinks } from './ShelfLinks.tsx';
import { SortSelect } from './SortSelect.tsx';
import '../../../kit/button/button.css';
import '../shop.css';

interface ProductsSectionProps {
  readonly page: ShopPage;
  /** What is to show, which the page may not be yet. */
  readonly query: ShopQuery;
  readonly state: Remote<ShopPage, unknown>['state'];
  readonly context: ShopContext;
  readonly onRetry: () => void;
  readonly onMore: () => void;
}

/** The shelves of a shop, its order, and the products of the shelf that is chosen. */
export function ProductsSection(props: ProductsSectionProps) {
  const { page, query, state, context, onRetry, onMore } = props;
  const { env, setAttributes } = context;
  const messages = env.messages(shopMessages);
  const locale = findLocale([env.locale]);
  const { shop, products, total } = page;
  const isCurrent = page.query.shelf === query.shelf && page.query.sort === query.sort;

  function pickSort(sort: ProductSort) {
    setAttributes({ sort: sort === 'newest' ? undefined : sort });
  }

  function showAll() {
    setAttributes({ shelf: undefined });
  }

  return (
    <section className="shop-products" aria-label={messages.all} aria-busy={state === 'loading'}>
      {shop.shelves.length > 1 && (
        <ShelfLinks
          shop={shop}
          current={query.shelf}
          onPick={(shelf) => setAttributes({ shelf })}
        />
      )}
      <div className="shop-tools">
        <p role="status" className="shop-count">
          {isCurrent && countMessage(messages.count, total, locale)}
        </p>
        {total > 1 && <SortSelect sort={query.sort} onPick={pickSort} />}
      </div>
      {!isCurrent && state === 'failed' ? (
        <PartMissing onRetry={onRetry} />
      ) : products.length > 0 ? (
        <ProductGrid products={products} isOld={!isCurrent} context={context} />
      ) : query.shelf === undefined ? (
        <EmptyState icon={Store} title={messages.none} advice={messages.noneAdvice} />
      ) : (
        <EmptyState icon={Store} title={messages.noneOnShelf}>
          <RouteLink
            className="button button-primary"
            route={shopRoute({ shopId: shop.id })}
            onFollow={showAll}
          >
            {messages.showAll}
          </RouteLink>
        </EmptyState>
      )}
      {isCurrent && <MoreProducts page={page} state={state} onMore={onMore} onRetry={onRetry} />}
    </section>
  );
}
