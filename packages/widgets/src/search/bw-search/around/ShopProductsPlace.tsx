import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { isTransient } from '@boardwalk/sdk-core/search/rules';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { useIsNear } from '../../../element/use-is-near.ts';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { useSearch } from '../search-context.ts';
import './around.css';

const products = lazyParts(() => import('../products/ShopProducts.tsx'));
const ShopProducts = products.component('ShopProducts');

/**
 * Where products of shops show: once there are results, and the end of them comes near. What can't be
 * loaded of it is not missed.
 */
export function ShopProductsPlace() {
  const { store } = useSearch();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const remote = useStore(store.$state);
  const results = lastValue(remote);
  const isShown = remote.state !== 'failed' || isTransient(remote.problem);
  return (
    <div ref={place} className="shop-products-place">
      {results && isShown && <ShopProducts isWanted={isNear} results={results} />}
    </div>
  );
}
