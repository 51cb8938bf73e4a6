import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { shopMessages } from '@boardwalk/sdk-core/shops/view/shop-messages';
import type { ShopPage, ShopQuery } from '@boardwalk/sdk-core/shops/view/shop-page-store';
import { createElement } from 'react';
import { ShopPartMissing } from '../../shared/missing/ShopPartMissing.tsx';
import { laterShop, ShopToolsPlace, shopSearch } from '../later-parts.tsx';
import type { ShopContext } from '../shop-context.ts';
import type { useBrowsed } from '../use-browsed.ts';
import { ProductGrid } from './ProductGrid.tsx';
import '../shop.css';

const ShopTools = laterShop.component('ShopTools', {
  Place: ShopToolsPlace,
  Missing: ShopPartMissing,
});
const NoProducts = laterShop.component('NoProducts');
const ProductsFailure = laterShop.component('ProductsFailure');
const MoreProducts = laterShop.component('MoreProducts');
const ShopSearch = shopSearch.component('ShopSearch', {
  // The shop stays in view until what is searched for comes.
  Place: ({ page, context }) => <ProductGrid products={page.products} isOld context={context} />,
  Missing: ShopPartMissing,
});

interface ProductsSectionProps {
  readonly page: ShopPage;
  /** What is to show, which the page may not be yet. */
  readonly browsed: ReturnType<typeof useBrowsed>;
  readonly state: Remote<ShopPage, unknown>['state'];
  readonly context: ShopContext;
  readonly onRetry: () => void;
  readonly onMore: () => void;
}

/** The shelves of a shop and the products of the one that is chosen, or what a search of it finds. */
export function ProductsSection(props: ProductsSectionProps) {
  const { page, state, browsed, context } = props;
  const { env, attributes, setAttributes } = context;
  const { query, isSearching, hasFilters, setFilters } = browsed;
  const messages = env.messages(shopMessages);

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
      <ShopTools
        page={page}
        query={query}
        onPick={(picked) => pick(context, query, picked)}
        isSearching={isSearching}
        search={{
          text: attributes.text,
          filterCount: [attributes.price, attributes.inStock].filter(Boolean).length,
          hasFilters,
          onSearch: (text) => setAttributes({ text: text || undefined, page: undefined }),
          onFilters: setFilters,
        }}
      />
      {isSearching ? (
        <ShopSearch page={page} context={context} hasFilters={hasFilters} onLeave={() => leave()} />
      ) : (
        <BrowsedProducts {...props} />
      )}
    </section>
  );

  function leave() {
    setFilters(false);
    setAttributes({
      ...{ text: undefined, price: undefined, inStock: undefined },
      ...{ shelf: undefined, page: undefined },
    });
  }
}

function pick(
  { setAttributes }: ShopContext,
  query: ShopQuery,
  { shelf = query.shelf, sort = query.sort }: Partial<ShopQuery>,
): void {
  setAttributes({ shelf: shelf || undefined, sort: sort === 'newest' ? undefined : sort });
}

function BrowsedProducts(props: ProductsSectionProps) {
  const { page, state, context, browsed, onRetry, onMore } = props;
  const { products } = page;
  const { query } = browsed;
  const isCurrent = page.query.shelf === query.shelf && page.query.sort === query.sort;
  return (
    <>
      {!isCurrent && state === 'failed' ? (
        <ProductsFailure onRetry={onRetry} />
      ) : products.length > 0 ? (
        <ProductGrid products={products} isOld={!isCurrent} context={context} />
      ) : (
        <NoProducts query={query} onShowAll={() => pick(context, query, { shelf: '' })} />
      )}
      {isCurrent && <MoreProducts page={page} state={state} onMore={onMore} onRetry={onRetry} />}
    </>
  );
}
