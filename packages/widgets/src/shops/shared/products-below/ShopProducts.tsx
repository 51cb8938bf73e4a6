import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { SearchQuery } from '@boardwalk/sdk-core/search/rules';
import {
  createProductSearchStore,
  type ProductResults,
} from '@boardwalk/sdk-core/shops/search/product-search-store';
import { productsBelowMessages } from '@boardwalk/sdk-core/shops/search/products-below-messages';
import { productsOfItems } from '@boardwalk/sdk-core/shops/search/products-of-items';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useId, useMemo, useState } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { classNames } from '../../../kit/style/class-names.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { AllProductsLink } from './AllProductsLink.tsx';
import './products-below.css';

export { default as styles } from './ShopProducts.tsx?styles';

/** As many as stand in two rows of a wide page. */
const mostCards = 8;

const sizes = '(min-width: 760px) 24vw, (min-width: 540px) 32vw, 48vw';

/** Products of shops that fit a search of listings; nothing where there are none, or none can be had. */
export function ShopProducts({ search }: { readonly search: SearchQuery | undefined }) {
  const env = useEnvironment();
  const { shown } = env.messages(productsBelowMessages);
  const [store] = useState(() => createProductSearchStore(env));
  const searched = useMemo(() => search && productsOfItems(search), [search]);
  const remote = useRemote(store, searched);
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
        <p className="shop-products-note">{fillMessage(messages.similar, { text: query.text })}</p>
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
