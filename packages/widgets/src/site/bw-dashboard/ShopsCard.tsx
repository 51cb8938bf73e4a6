import type { OwnShop } from '@boardwalk/sdk-core/shops/schemas';
import { dashboardMessages } from '@boardwalk/sdk-core/site/dashboard/dashboard-messages';
import { ownShopsMessages } from '@boardwalk/sdk-core/site/shell/own-shops-messages';
import { shopProducts } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Store } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import './dashboard.css';

/** The shops that somebody owns or looks after, each the way to its products; nothing without any. */
export function ShopsCard({ shops }: { readonly shops: readonly OwnShop[] }) {
  const messages = useMessages(dashboardMessages);
  const labels = useMessages(ownShopsMessages);
  const shown = shops.filter(({ state }) => state !== 'closed');
  if (shown.length === 0) return null;
  return (
    <li className="section-card">
      <h2>{labels.shops}</h2>
      <p>{messages['about.shops']}</p>
      <ul>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <RouteLink className="section-link" route={shopProducts({ shopId: id })}>
              <Icon node={Store} />
              {name}
            </RouteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
