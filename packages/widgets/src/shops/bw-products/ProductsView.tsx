import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import { Products } from './Products.tsx';
import type { ProductsContext } from './products-context.ts';

const grid = lazyParts(() => import('./grid/ProductEditGrid.tsx'));
const ProductEditGrid = grid.component('ProductEditGrid', {
  Place: () => <PlaceRows rows={8} />,
  Missing: PartMissing,
});

/** The products of a shop as a list, or as a grid that comes in a file of its own. */
export function ProductsView({ context }: { readonly context: ProductsContext }) {
  const { view } = context.attributes;
  return view === 'grid' ? <ProductEditGrid context={context} /> : <Products context={context} />;
}
