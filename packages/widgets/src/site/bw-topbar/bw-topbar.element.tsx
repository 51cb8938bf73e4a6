import { defineElement } from '../../element/attributes/element-table.ts';
import { topbarAttributes } from './attributes.ts';
import { topbarProperties } from './properties.ts';
import { Topbar } from './Topbar.tsx';
import styles from './Topbar.tsx?styles';
import type { TopbarContext } from './topbar-context.ts';

export default defineElement({
  tag: 'bw-topbar',
  summary: 'The bar at the top of every page of the site, which stays in view.',
  attributes: topbarAttributes,
  properties: topbarProperties,
  events: {},
  intrinsicSize: [[0, 64]],
  styles,
  render: (context: TopbarContext) => <Topbar context={context} />,
});
