import type { SearchQuery } from '@boardwalk/sdk-core/search/rules';
import { hasProductsBelow } from '@boardwalk/sdk-core/shops/search/products-below';
import { useRef } from 'react';
import { useIsNear } from '../../../element/use-is-near.ts';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';

const products = lazyParts(() => import('./ShopProducts.tsx'));
const ShopProducts = products.component('ShopProducts');

interface ProductsBelowProps {
  /** The search of listings whose results show; undefined while none do. */
  readonly search: SearchQuery | undefined;
}

/**
 * Where products of shops show below a search of listings: once there are results, and the end of them
 * comes near. What can't be loaded of it is not missed.
 */
export function ProductsBelow({ search }: ProductsBelowProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const isWanted = isNear && search !== undefined && hasProductsBelow(search);
  return (
    <div ref={place} className="shop-products-place">
      <ShopProducts isWanted={isWanted} search={search} />
    </div>
  );
}
