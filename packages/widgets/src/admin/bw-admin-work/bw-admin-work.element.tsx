import { defineElement } from '../../element/attributes/element-table.ts';
import { AdminWork } from './AdminWork.tsx';
import styles from './AdminWork.tsx?styles';
import type { AdminWorkContext } from './admin-work-context.ts';
import { adminWorkAttributes } from './attributes.ts';

export default defineElement({
  tag: 'bw-admin-work',
  summary:
    'Lists work in the background that failed, for administrators to have it tried again or give it up.',
  attributes: adminWorkAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The failed work.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles,
  render: (context: AdminWorkContext) => <AdminWork context={context} />,
});
