import { defineElement } from '../../element/attributes/element-table.ts';
import icon from '../../kit/icon/icon.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { drawerAttributes } from './attributes.ts';
import { Drawer, type DrawerContext } from './Drawer.tsx';
import drawer from './drawer.css?inline';

export default defineElement({
  tag: 'bw-drawer',
  summary: 'The menu beside the pages of the dashboard; a sheet on phones.',
  attributes: drawerAttributes,
  events: {},
  budget: 15_300,
  intrinsicSize: [[0, 56]],
  styles: [kit, icon, drawer],
  render: (context: DrawerContext) => <Drawer context={context} />,
});
