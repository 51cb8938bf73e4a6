import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { shopMessages } from '@boardwalk/sdk-core/shops/view/shop-messages';
import type { ShopPage, ShopQuery } from '@boardwalk/sdk-core/shops/view/shop-page-store';
import { createElement } from 'react';
import { ShopPartMissing } from '../../shared/missing/ShopPartMissing.tsx';
import { laterShop, ShopToolsPlace } from '../later-parts.tsx';
import type { ShopContext } from '../shop-context.ts';
import { ProductGrid } from './ProductGrid.tsx';
import '../shop.css';

const ShopTools = laterShop.component('ShopTools', {
  Place: ShopToolsPlace,
  Missing: ShopPartMissing,
});
const NoProducts = laterShop.component('NoProducts');
const ProductsFailure = laterShop.component('ProductsFailure');
const MoreProducts = laterShop.component('MoreProducts');

interface ProductsSectionProps {
  readonly page: ShopPage;
  /** What is to show, which the page may not be yet. */
  readonly query: ShopQuery;
  readonly state: Remote<ShopPage, unknown>['state'];
  readonly context: ShopContext;
  readonly onRetry: () => void;
  readonly onMore: () => void;
}

/** The shelves of a shop, and the products of the one that is chosen. */
export function ProductsSection(props: ProductsSectionProps) {
  const { page, query, state, context, onRetry, onMore } = props;
  const { env, attributes, setAttributes } = context;
  const messages = env.messages(shopMessages);
  const { products } = page;
  const isCurrent = page.query.shelf === query.shelf && page.query.sort === query.sort;

  function pick({ shelf = query.shelf, sort = query.sort }: Partial<ShopQuery>) {
    setAttributes({ shelf: shelf || undefined, sort: sort === 'newest' ? undefined : sort });
  }

  return (
    <section
      className="shop-products"
      aria-label={messages.products}
      aria-busy={state === 'loading'}
    >
      {createElement(
        `h${attributes.headingLevel + 1}`,
        { className: 'visually-hidden' },
        messages.products,
      )}
      <ShopTools page={page} query={query} onPick={pick} />
      {!isCurrent && state === 'failed' ? (
        <ProductsFailure onRetry={onRetry} />
      ) : products.length > 0 ? (
        <ProductGrid products={products} isOld={!isCurrent} context={context} />
      ) : (
        <NoProducts query={query} onShowAll={() => pick({ shelf: '' })} />
      )}
      {isCurrent && <MoreProducts page={page} state={state} onMore={onMore} onRetry={onRetry} />}
    </section>
  );
}
