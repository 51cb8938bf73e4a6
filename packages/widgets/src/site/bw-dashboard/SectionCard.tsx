import { dashboardMessages } from '@boardwalk/sdk-core/site/dashboard/dashboard-messages';
import type { DashboardSection } from '@boardwalk/sdk-core/site/dashboard/dashboard-sections';
import { drawerMessages } from '@boardwalk/sdk-core/site/shell/drawer-messages';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { itemIcons } from '../bw-drawer/item-icons.ts';
import './dashboard.css';

/** A part of the dashboard with the pages that it has. */
export function SectionCard({ section: { name, items } }: { readonly section: DashboardSection }) {
  const messages = useMessages(dashboardMessages);
  const labels = useMessages(drawerMessages);
  return (
    <li className="section-card">
      <h2>{labels[name]}</h2>
      <p>{messages[`about.${name}`]}</p>
      <ul>
        {items.map((item) => (
          <li key={item.name}>
            <RouteLink className="section-link" route={item.route}>
              <Icon node={itemIcons[item.name]} />
              {labels[`item.${item.name}`]}
            </RouteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
