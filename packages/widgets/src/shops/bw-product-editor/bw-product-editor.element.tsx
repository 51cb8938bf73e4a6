import { defineElement } from '../../element/attributes/element-table.ts';
import { productEditorAttributes } from './attributes.ts';
import { ProductEditor } from './ProductEditor.tsx';
import styles from './ProductEditor.tsx?styles';
import type { ProductEditorContext } from './product-editor-context.ts';

export default defineElement({
  tag: 'bw-product-editor',
  summary: 'Writes a product of a shop, with its options, variants and stock.',
  attributes: productEditorAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  uses: ['bw-product'],
  intrinsicSize: [[0, 1400]],
  styles,
  // What somebody writes is theirs alone: no server renders it.
  render: (context: ProductEditorContext) => <ProductEditor context={context} />,
});
