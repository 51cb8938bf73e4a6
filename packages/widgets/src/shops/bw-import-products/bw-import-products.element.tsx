import { defineElement } from '../../element/attributes/element-table.ts';
import { importProductsAttributes } from './attributes.ts';
import { ImportProducts } from './ImportProducts.tsx';
import styles from './ImportProducts.tsx?styles';
import type { ImportProductsContext } from './import-products-context.ts';

export default defineElement({
  tag: 'bw-import-products',
  summary: 'Brings products into a shop from a table, which it checks first.',
  attributes: importProductsAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles,
  render: (context: ImportProductsContext) => <ImportProducts context={context} />,
});
