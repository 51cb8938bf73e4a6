import { defineElement } from '../../element/attributes/element-table.ts';
import { productsAttributes } from './attributes.ts';
import { ProductsView } from './ProductsView.tsx';
import styles from './ProductsView.tsx?styles';
import type { ProductsContext } from './products-context.ts';

export default defineElement({
  tag: 'bw-products',
  summary: 'The products of a shop for its people, with what can be done with each.',
  attributes: productsAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The products.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles,
  render: (context: ProductsContext) => <ProductsView context={context} />,
});
