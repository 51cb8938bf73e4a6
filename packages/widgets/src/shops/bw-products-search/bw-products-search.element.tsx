import { defineElement } from '../../element/attributes/element-table.ts';
import { productsSearchAttributes } from './attributes.ts';
import { productsSearchEvents } from './events.ts';
import { aroundProducts } from './later-parts.tsx';
import { ProductsSearch } from './ProductsSearch.tsx';
import styles from './ProductsSearch.tsx?styles';
import type { ProductsSearchContext } from './products-search-context.ts';

export default defineElement({
  tag: 'bw-products-search',
  summary: 'Searches what shops sell: the products of all shops, or of one.',
  attributes: productsSearchAttributes,
  events: productsSearchEvents,
  parts: {
    bar: 'Words, place and the other filters.',
    results: 'The grid of products.',
  },
  uses: ['bw-product'],
  // As much as a window shows: what it grows by comes below it.
  intrinsicSize: [[0, 1500]],
  styles,
  later: () => [aroundProducts.file],
  render: (context: ProductsSearchContext) => <ProductsSearch context={context} />,
});
