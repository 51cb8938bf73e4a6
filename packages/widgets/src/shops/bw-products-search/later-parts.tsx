import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import { ShopPartMissing } from '../shared/missing/ShopPartMissing.tsx';
import './products-search.css';

/** What stands around the cards, or in their place: on a server it is part of the page. */
export const around = lazyParts(() => import('./around/around.ts'));

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

export const ProductsBar = around.component('ProductsBar', {
  Place: BarPlace,
  Missing: ShopPartMissing,
});
export const ProductsTools = around.component('ProductsTools', { Place: ToolsPlace });
export const ProductChips = around.component('ProductChips', {
  Place: () => <div className="products-chips" />,
});
export const SimilarNote = around.component('SimilarProductsNote');
export const ProductsPager = around.component('ProductsPager');
export const NoProducts = around.component('NoProductsFound');
export const ProductsFailure = around.component('ProductsSearchFailure', {
  Missing: ShopPartMissing,
});
export const StaleBar = around.component('StaleProductsBar');
