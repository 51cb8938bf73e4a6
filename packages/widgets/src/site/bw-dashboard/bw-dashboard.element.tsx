import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { dashboardAttributes } from './attributes.ts';
import { Dashboard, type DashboardContext } from './Dashboard.tsx';
import dashboard from './dashboard.css?inline';

export default defineElement({
  tag: 'bw-dashboard',
  summary: 'The first page of the dashboard: how somebody stands, what they have, and where it is.',
  attributes: dashboardAttributes,
  events: {},
  parts: { heading: 'The greeting.', sections: 'The cards.', figures: 'The figures.' },
  budget: 18_500,
  intrinsicSize: [[0, 640]],
  styles: [kit, icon, button, skeleton, dashboard],
  render: (context: DashboardContext) => <Dashboard context={context} />,
});
