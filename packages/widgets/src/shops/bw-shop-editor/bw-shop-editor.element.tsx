import { defineElement } from '../../element/attributes/element-table.ts';
import { shopEditorAttributes } from './attributes.ts';
import { shopEditorEvents } from './events.ts';
import { ShopEditor } from './ShopEditor.tsx';
import styles from './ShopEditor.tsx?styles';
import type { ShopEditorContext } from './shop-editor-context.ts';

export default defineElement({
  tag: 'bw-shop-editor',
  summary:
    'Everything that the people of a shop set: what it lacks, whether it is open, what it says, its account, its taxes and its people.',
  attributes: shopEditorAttributes,
  events: shopEditorEvents,
  parts: { heading: 'The heading.' },
  uses: ['bw-upload'],
  ownSite: true,
  intrinsicSize: [[0, 2900]],
  styles,
  render: (context: ShopEditorContext) => <ShopEditor context={context} />,
});
