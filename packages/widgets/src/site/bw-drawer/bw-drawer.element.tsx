import { defineElement } from '../../element/attributes/element-table.ts';
import { drawerAttributes } from './attributes.ts';
import { Drawer, type DrawerContext, ownShops } from './Drawer.tsx';
import styles from './Drawer.tsx?styles';

export default defineElement({
  tag: 'bw-drawer',
  summary: 'The menu beside the pages of the dashboard; a sheet on phones.',
  attributes: drawerAttributes,
  events: {},
  intrinsicSize: [[0, 56]],
  styles,
  later: () => [ownShops.file],
  render: (context: DrawerContext) => <Drawer context={context} />,
});
