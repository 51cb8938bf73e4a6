import type { OwnShop } from '@boardwalk/sdk-core/shops/schemas';
import { ownShopsMessages } from '@boardwalk/sdk-core/site/shell/own-shops-messages';
import {
  placeOfShopItem,
  type ShopItem,
  shopItems,
} from '@boardwalk/sdk-core/site/shell/shop-items';
import { ChartNoAxesColumn, ChevronDown, ReceiptText, Settings, Store, Tags } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Icon, type IconNode } from '../../kit/icon/Icon.tsx';
import './drawer.css';
import './own-shops.css';

const shopIcons: Readonly<Record<ShopItem, IconNode>> = {
  shopSummary: ChartNoAxesColumn,
  shopProducts: Tags,
  shopInvoices: ReceiptText,
  shopSettings: Settings,
};

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
  const messages = useMessages(ownShopsMessages);
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
                  aria-current={id === shop ? placeOfShopItem(item.name, current) : undefined}
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
