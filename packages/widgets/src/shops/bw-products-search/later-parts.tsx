import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import { ShopPartMissing } from '../shared/missing/ShopPartMissing.tsx';
import './products-search.css';

/** What stands around the cards, or in their place: on a server it is part of the page. */
export const aroundProducts = lazyParts(() => import('./around/around.ts'));

/** The place of the bar until it comes, as large as the bar. */
function BarPlace() {
  return (
    <div className="products-bar" part="bar">
      <Skeleton className="bar-part" />
      <Skeleton className="bar-part" />
      <Skeleton className="bar-part bar-button" />
      <Skeleton className="bar-part bar-button" />
    </div>
  );
}

/** Where shelf and order will stand. */
function ToolsPlace() {
  return (
    <div className="products-tools">
      <Skeleton className="bar-part" />
      <Skeleton className="bar-part" />
    </div>
  );
}

export const LazyProductsBar = aroundProducts.component('ProductsBar', {
  Place: BarPlace,
  Missing: ShopPartMissing,
});
export const LazyProductsTools = aroundProducts.component('ProductsTools', { Place: ToolsPlace });
export const LazyProductChips = aroundProducts.component('ProductChips', {
  Place: () => <div className="products-chips" />,
});
export const LazySimilarNote = aroundProducts.component('SimilarProductsNote');
export const LazyProductsPager = aroundProducts.component('ProductsPager');
export const LazyNoProducts = aroundProducts.component('NoMatchingProducts');
export const LazyProductsFailure = aroundProducts.component('ProductsSearchFailure', {
  Missing: ShopPartMissing,
});
export const LazyStaleBar = aroundProducts.component('StaleProductsBar');
