import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import type { ResultTotal } from '@boardwalk/sdk-core/search/schemas';
import { homeMessages } from '@boardwalk/sdk-core/site/home/home-messages';
import type { Home } from '@boardwalk/sdk-core/site/home/home-store';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { marketplace, searchCategory } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import {
  Building2,
  CalendarDays,
  House,
  Newspaper,
  Package,
  ShoppingBag,
  Store,
  UserRound,
} from 'lucide';
import { createElement } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { Picture } from '../../kit/picture/Picture.tsx';
import { kindsShown } from './kinds-shown.ts';
import './home.css';

interface CategoryTilesProps {
  readonly home: Pick<Home, 'recent' | 'tiles'>;
  readonly level: number;
}

/** What is drawn where no picture was chosen and none of a listing may stand. */
const drawings = {
  property: House,
  item: Package,
  event: CalendarDays,
  merchant: Store,
  classified: Newspaper,
  realtor: UserRound,
  city_service: Building2,
};

/** A tile for each kind, with how many there are. */
export function CategoryTiles({ home, level }: CategoryTilesProps) {
  const { messages: read, mediaUrl, locale } = useEnvironment();
  const messages = read(homeMessages);
  const labels = read(kindLabels);
  const reader = findLocale([locale]);

  function countOf(total: ResultTotal | undefined): string {
    if (!total || total.count === 0) return messages.countNone;
    const number = { count: createNumberFormatter(reader)(total.count) };
    const capped = total.isCapped ? fillMessage(messages.moreThan, number) : number.count;
    const written = total.isApproximate ? fillMessage(messages.about, number) : capped;
    return countMessage(messages.count, total.count, reader, written);
  }

  return (
    <section part="categories">
      {createElement(`h${level}`, { className: 'visually-hidden' }, messages.categories)}
      <ul className="tiles">
        {kindsShown.flatMap((kind) => {
          const row = home.recent.find((one) => one.kind === kind);
          const image = home.tiles[kind] ?? row?.cards[0]?.primaryImage;
          const tile = (
            <li key={kind} className="tile">
              <span className="tile-picture">
                {image ? (
                  <Picture image={image} mediaUrl={mediaUrl} sizes="190px" alt="" />
                ) : (
                  <Icon node={drawings[kind]} size={48} />
                )}
              </span>
              <RouteLink className="tile-name" route={searchCategory({ category: kind })}>
                {labels[`${kind}.many`]}
              </RouteLink>
              <span className="tile-count">{countOf(row?.total)}</span>
            </li>
          );
          // Beside what people sell themselves.
          return kind === 'item' ? [tile, <ShopsTile key="shops" />] : [tile];
        })}
      </ul>
    </section>
  );
}

/** Leads to what shops sell. */
function ShopsTile() {
  const messages = useMessages(homeMessages);
  return (
    <li className="tile">
      <span className="tile-picture">
        <Icon node={ShoppingBag} size={48} />
      </span>
      <RouteLink className="tile-name" route={marketplace({})}>
        {messages.shops}
      </RouteLink>
      <span className="tile-count">{messages.shopsNote}</span>
    </li>
  );
}
