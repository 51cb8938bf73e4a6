import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { SearchResults } from '@boardwalk/sdk-core/search/store';
import {
  createProductSearchStore,
  type ProductResults,
  type ProductSearchStore,
} from '@boardwalk/sdk-core/shops/search/product-search-store';
import { productsBelowMessages } from '@boardwalk/sdk-core/shops/search/products-below-messages';
import { productsOfItems } from '@boardwalk/sdk-core/shops/search/products-of-items';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useId, useMemo } from 'react';
import type { WidgetEnvironment } from '../../../element/environment/environment.ts';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { classNames } from '../../../kit/style/class-names.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { ProductCard } from '../../../shops/shared/product-card/ProductCard.tsx';
import { useSearch } from '../search-context.ts';
import { AllProductsLink } from './AllProductsLink.tsx';
import './products.css';

export { default as styles } from './ShopProducts.tsx?styles';

/** As many as stand in two rows of a wide page. */
const mostCards = 8;

const sizes = '(min-width: 760px) 24vw, (min-width: 540px) 32vw, 48vw';

/** The store of one search, of which there is one for each widget. */
function createStore(env: WidgetEnvironment): ProductSearchStore {
  return createProductSearchStore(env);
}

/** Products of shops that fit a search of listings; nothing where there are none, or none can be had. */
export function ShopProducts({ results: { query } }: { readonly results: SearchResults }) {
  const { part } = useSearch();
  const { shown } = useMessages(productsBelowMessages);
  const searched = useMemo(() => productsOfItems(query), [query]);
  const remote = useRemote(part(createStore), searched);
  const found = searched && remote.state !== 'failed' ? lastValue(remote) : undefined;
  const hasProducts = found !== undefined && found.answer.results.length > 0;
  return (
    <>
      <p className="visually-hidden" role="status">
        {hasProducts && shown}
      </p>
      {hasProducts && <FoundProducts found={found} isOld={remote.state === 'loading'} />}
    </>
  );
}

interface FoundProductsProps {
  readonly found: ProductResults;
  /** Whether others are on their way in their place. */
  readonly isOld: boolean;
}

function FoundProducts({ found: { query, answer }, isOld }: FoundProductsProps) {
  const messages = useMessages(productsBelowMessages);
  const id = useId();
  return (
    <section className={classNames('shop-products', isOld && 'is-old')} aria-labelledby={id}>
      <h2 id={id} className="shop-products-title">
        {messages.title}
      </h2>
      {answer.isSimilar && (
        <p className="results-note">{fillMessage(messages.similar, { text: query.text })}</p>
      )}
      <ul className="shop-products-cards" part="shop-products">
        {answer.results.slice(0, mostCards).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={sizes} meta={soldBy(product.shop)} />
          </li>
        ))}
      </ul>
      <AllProductsLink query={query} total={answer.total} />
    </section>
  );

  function soldBy({ name, city }: { readonly name: string; readonly city: string | null }) {
    return city === null ? name : fillMessage(messages.soldBy, { shop: name, city });
  }
}
