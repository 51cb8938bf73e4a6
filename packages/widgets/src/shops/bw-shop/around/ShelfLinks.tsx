import { productCategories } from '@boardwalk/sdk-core/listings/enumerations/trade/product-categories';
import { itemLabels } from '@boardwalk/sdk-core/listings/item/labels';
import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import { shopMessages } from '@boardwalk/sdk-core/shops/view/shop-messages';
import { shop as shopRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import '../../../kit/chip/chip.css';
import '../shop.css';

interface ShelfLinksProps {
  readonly shop: Pick<Shop, 'id' | 'shelves'>;
  /** Empty for all of them. */
  readonly current: string;
  /** How many products of each shelf a search finds; by default how many the shop has. */
  readonly found?: ReadonlyMap<string, number> | undefined;
  readonly onPick: (shelf: string) => void;
}

/** Links to all products and to those of each shelf, with how many there are. */
export function ShelfLinks({ shop, current, found, onPick }: ShelfLinksProps) {
  const { env, host, href } = useWidget();
  const messages = env.messages(shopMessages);
  const labels = env.messages(itemLabels);
  const counts = new Map(shop.shelves.map(({ category, products }) => [category, products]));
  const shelves = productCategories.filter((category) => counts.has(category));

  /** A page of the shop's own has an address without a shelf, and reads it under its prefix. */
  function addressOf(shelf: string): string {
    const address = href(shopRoute({ shopId: shop.id }, { shelf: shelf || undefined }));
    if (shelf === '' || address.includes(`shelf=${shelf}`)) return address;
    const prefix = host.element?.getAttribute('url-sync');
    const [page = '', ...fragment] = address.split('#');
    const mark = page.includes('?') ? '&' : '?';
    return [`${page}${mark}${prefix ? `${prefix}.` : ''}shelf=${shelf}`, ...fragment].join('#');
  }

  return (
    <nav className="shelf-links" aria-label={messages.shelves} part="shelves">
      {(['', ...shelves] as const).map((shelf) => (
        <RouteLink
          key={shelf}
          className={classNames('chip', shelf === current && 'is-set')}
          route={shopRoute({ shopId: shop.id })}
          href={addressOf(shelf)}
          aria-current={shelf === current ? 'page' : undefined}
          onFollow={() => onPick(shelf)}
        >
          {shelf ? labels[`productCategory.${shelf}`] : messages.all}
          {shelf && (
            <span className="chip-count">
              {' '}
              {found ? (found.get(shelf) ?? 0) : counts.get(shelf)}
            </span>
          )}
        </RouteLink>
      ))}
    </nav>
  );
}
