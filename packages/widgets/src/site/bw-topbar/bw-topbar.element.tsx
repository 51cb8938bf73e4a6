import { defineElement } from '../../element/attributes/element-table.ts';
import brandMark from '../../kit/brand-mark/brand-mark.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { topbarAttributes } from './attributes.ts';
import barWidths from './bar-widths.css?inline';
import menu from './menu.css?inline';
import { topbarProperties } from './properties.ts';
import { Topbar } from './Topbar.tsx';
import topbar from './topbar.css?inline';
import type { TopbarContext } from './topbar-context.ts';

export default defineElement({
  tag: 'bw-topbar',
  summary: 'The bar at the top of every page of the site, which stays in view.',
  attributes: topbarAttributes,
  properties: topbarProperties,
  events: {},
  intrinsicSize: [[0, 64]],
  styles: [kit, icon, brandMark, topbar, barWidths, menu],
  render: (context: TopbarContext) => <Topbar context={context} />,
});
