import type { TopbarItem } from '@boardwalk/sdk-core/site/shell/topbar-items';
import { Bell, CircleUser, Heart, MessageSquare, ShoppingCart } from 'lucide';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Icon, type IconNode } from '../../kit/icon/Icon.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import type { ShownItem } from './items.ts';
import './topbar.css';
import './bar-widths.css';
import './menu.css';

interface ItemsProps {
  readonly groups: readonly (readonly ShownItem[])[];
  readonly isInBar?: boolean;
  /** What a click on an item does in place of leading there. */
  readonly acts: Readonly<Partial<Record<TopbarItem, () => void>>>;
  /** Address of the picture of the signed-in user. */
  readonly picture?: string | false | null | undefined;
}

/** The items as lists of links; the style sheet says which of them have room in the bar. */
export function Items({ groups, isInBar = false, acts, picture }: ItemsProps) {
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
            onFollow={acts[item.name]}
            data-acts={acts[item.name] && ''}
          >
            <ItemFace
              item={item}
              icon={isInBar ? icons[item.name] : undefined}
              picture={item.name === 'account' && picture}
            />
          </RouteLink>
        </li>
      ))}
    </ul>
  ));
}

/** What stands as a picture in the bar. */
const icons: Readonly<Partial<Record<TopbarItem, IconNode>>> = {
  account: CircleUser,
  favourites: Heart,
  messages: MessageSquare,
  alerts: Bell,
  cart: ShoppingCart,
};

interface ItemFaceProps {
  readonly item: ShownItem;
  readonly icon: IconNode | undefined;
  readonly picture: ItemsProps['picture'];
}

function ItemFace({ item: { label, badge }, icon, picture }: ItemFaceProps) {
  return (
    <>
      {icon ? (
        <span className="face" title={label}>
          {picture ? <img src={picture} alt="" /> : <Icon node={icon} size={22} />}
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
