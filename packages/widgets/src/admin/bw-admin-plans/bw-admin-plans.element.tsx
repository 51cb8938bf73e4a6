import { defineElement } from '../../element/attributes/element-table.ts';
import { AdminPlans } from './AdminPlans.tsx';
import styles from './AdminPlans.tsx?styles';
import type { AdminPlansContext } from './admin-plans-context.ts';
import { adminPlansAttributes } from './attributes.ts';

export default defineElement({
  tag: 'bw-admin-plans',
  summary: 'Lists the plans for boards, for administrators to make, change and end them.',
  attributes: adminPlansAttributes,
  events: {},
  parts: { heading: 'The heading.', standard: 'The standard plans.', enterprise: 'The others.' },
  ownSite: true,
  intrinsicSize: [
    [0, 1600],
    [760, 900],
  ],
  styles,
  render: (context: AdminPlansContext) => <AdminPlans context={context} />,
});
