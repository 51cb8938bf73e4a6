import type { OwnShop } from '@boardwalk/sdk-core/shops/schemas';
import { placeOf, shopItems } from '@boardwalk/sdk-core/site/shell/drawer-items';
import { drawerMessages } from '@boardwalk/sdk-core/site/shell/drawer-messages';
import { ChevronDown, Store } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { shopIcons } from './item-icons.ts';
import './drawer.css';

interface OwnShopsProps {
  readonly shops: readonly OwnShop[];
  /** The name of the route that shows. */
  readonly current: string;
  /** The shop whose page that is; empty where it is none's. */
  readonly shop: string;
  /** Routes that are still to come. */
  readonly soon: readonly string[];
}

/** The shops of the signed-in user, each with its pages; that of the page that shows is open. */
export function OwnShops({ shops, current, shop, soon }: OwnShopsProps) {
  const messages = useMessages(drawerMessages);
  const shown = shops.filter(
    ({ id, state }) => state !== 'closed' && shopItems(id, soon).length > 0,
  );
  if (shown.length === 0) return null;
  return (
    <section className="group">
      <h2>{messages.shops}</h2>
      {shown.map(({ id, name }) => (
        <details key={id} className="shop-group" open={id === shop || shown.length === 1}>
          <summary className="item" title={name}>
            <Icon node={Store} />
            <span className="word shop-name">{name}</span>
            <Icon node={ChevronDown} size={16} />
          </summary>
          <ul>
            {shopItems(id, soon).map((item) => (
              <li key={item.name} title={messages[`item.${item.name}`]}>
                <RouteLink
                  route={item.route}
                  className="item"
                  aria-current={id === shop ? placeOf(item.name, current) : undefined}
                >
                  <Icon node={shopIcons[item.name]} />
                  <span className="word">{messages[`item.${item.name}`]}</span>
                </RouteLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
