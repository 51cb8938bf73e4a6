import { defineElement } from '../../element/attributes/element-table.ts';
import { embedsAttributes } from './attributes.ts';
import { Embeds } from './Embeds.tsx';
import styles from './Embeds.tsx?styles';
import type { EmbedsContext } from './embeds-context.ts';

export default defineElement({
  tag: 'bw-embeds',
  summary: 'Registers the sites on whose pages widgets run, with their keys and the code to copy.',
  attributes: embedsAttributes,
  events: {},
  ownSite: true,
  intrinsicSize: [[0, 480]],
  styles,
  render: (context: EmbedsContext) => <Embeds context={context} />,
});
