import type { TopbarLink } from '@boardwalk/sdk-core/site/topbar-items';
import { Bell, CircleUser, Heart, MessageSquare, ShoppingCart } from 'lucide';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Icon, type IconNode } from '../../kit/icon/Icon.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import type { ShownItem } from './items.ts';

interface ItemsProps {
  readonly groups: readonly (readonly ShownItem[])[];
  readonly isInBar?: boolean;
  readonly onSignOut: () => void;
}

/** The items as lists of links; the style sheet says which of them have room in the bar. */
export function Items({ groups, isInBar = false, onSignOut }: ItemsProps) {
  return groups.map((items) => (
    <ul key={items[0]?.name} data-group={items.at(-1)?.name}>
      {items.map((item) => (
        <li
          key={item.name}
          data-item={item.name}
          className={classNames(!item.isOnPhones && 'wide')}
        >
          <RouteLink
            route={item.route}
            aria-current={item.isCurrent ? 'page' : undefined}
            {...(item.name === 'signOut' && { onFollow: onSignOut })}
          >
            <ItemFace item={item} icon={isInBar ? icons[item.name] : undefined} />
          </RouteLink>
        </li>
      ))}
    </ul>
  ));
}

/** What stands as a picture in the bar. */
const icons: Readonly<Partial<Record<TopbarLink, IconNode>>> = {
  account: CircleUser,
  favourites: Heart,
  messages: MessageSquare,
  alerts: Bell,
  cart: ShoppingCart,
};

interface ItemFaceProps {
  readonly item: ShownItem;
  readonly icon: IconNode | undefined;
}

function ItemFace({ item: { label, badge }, icon }: ItemFaceProps) {
  return (
    <>
      {icon ? (
        <span className="face" title={label}>
          <Icon node={icon} size={22} />
        </span>
      ) : (
        <span aria-hidden={badge ? true : undefined}>{label}</span>
      )}
      {(icon || badge) && <span className="visually-hidden">{badge?.label ?? label}</span>}
      {badge && (
        <span className="badge" aria-hidden="true">
          {badge.text}
        </span>
      )}
    </>
  );
}
