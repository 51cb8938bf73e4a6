import { defineElement } from '../../element/attributes/element-table.ts';
import { dashboardAttributes } from './attributes.ts';
import { Dashboard, type DashboardContext } from './Dashboard.tsx';
import styles from './Dashboard.tsx?styles';

export default defineElement({
  tag: 'bw-dashboard',
  summary: 'The first page of the dashboard: how somebody stands, what they have, and where it is.',
  attributes: dashboardAttributes,
  events: {},
  parts: { heading: 'The greeting.', sections: 'The cards.', figures: 'The figures.' },
  intrinsicSize: [[0, 640]],
  styles,
  render: (context: DashboardContext) => <Dashboard context={context} />,
});
