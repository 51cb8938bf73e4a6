import { defineElement } from '../../element/attributes/element-table.ts';
import { AdminEmbeds } from './AdminEmbeds.tsx';
import styles from './AdminEmbeds.tsx?styles';
import type { AdminEmbedsContext } from './admin-embeds-context.ts';
import { adminEmbedsAttributes } from './attributes.ts';

export default defineElement({
  tag: 'bw-admin-embeds',
  summary:
    'Lists the sites of partners and merchants for administrators, who may stop one or a key.',
  attributes: adminEmbedsAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The sites.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles,
  render: (context: AdminEmbedsContext) => <AdminEmbeds context={context} />,
});
