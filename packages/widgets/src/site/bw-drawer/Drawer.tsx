import {
  type DrawerItem,
  drawerGroups,
  drawerRights,
  placeOf,
} from '@boardwalk/sdk-core/site/shell/drawer-items';
import { drawerMessages } from '@boardwalk/sdk-core/site/shell/drawer-messages';
import { dashboard, login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { LayoutDashboard, LogIn } from 'lucide';
import { Fragment } from 'react';
import { type KnownSession, useSession } from '../../account/shared/session/use-session.ts';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { type KnownGroups, useOwnGroups } from '../session/use-own-groups.ts';
import { type KnownShops, useOwnShops } from '../session/use-own-shops.ts';
import type { drawerAttributes } from './attributes.ts';
import { itemIcons } from './item-icons.ts';
import { Sheet } from './Sheet.tsx';
import './drawer.css';

/** The shops of those who have some. */
export const ownShops = lazyParts(() => import('./own-shops-part.ts'));
const OwnShops = ownShops.component('OwnShops');

export type DrawerContext = WidgetContext<
  typeof drawerAttributes,
  KnownSession & KnownGroups & KnownShops
>;

/** Shows the whole of `<bw-drawer>`: the groups of the signed-in user, or the way to sign in. */
export function Drawer({ context }: { readonly context: DrawerContext }) {
  const { attributes, env, initial } = context;
  const messages = env.messages(drawerMessages);
  const user = useSession(env, initial) ?? null;
  const rights = drawerRights(useOwnGroups(env, initial));
  const shops = useOwnShops(env, initial);
  if (!user) {
    return (
      <nav className="signed-out" aria-label={messages.navigation}>
        <RouteLink route={login({})} className="item">
          <Icon node={LogIn} />
          <span className="word">{messages.signIn}</span>
        </RouteLink>
      </nav>
    );
  }

  function labelOf(name: DrawerItem): string {
    const label = messages[`item.${name}`];
    return attributes.soon.includes(name) ? fillMessage(messages.soon, { item: label }) : label;
  }

  return (
    <Sheet label={messages.menu} name={messages.navigation}>
      <div className="person">
        <button
          type="button"
          className="face"
          title={messages.uploadPhoto}
          aria-label={messages.uploadPhoto}
          onClick={async () =>
            (await import('../session/open-dialog.ts')).openDialog(context, 'bw-profile-picture')
          }
        >
          {user.profilePicture ? (
            <img src={env.mediaUrl(`${user.profilePicture.path}/320.webp`)} alt="" />
          ) : (
            Array.from(user.firstName)[0]
          )}
        </button>
        <span className="word" title={user.firstName}>
          {user.firstName}
        </span>
      </div>
      <RouteLink
        route={dashboard({})}
        className="item"
        aria-current={attributes.current === 'dashboard' ? 'page' : undefined}
      >
        <Icon node={LayoutDashboard} />
        <span className="word">{messages.navigation}</span>
      </RouteLink>
      {drawerGroups(user, rights).map(({ name, items }) => (
        <Fragment key={name}>
          <section className="group">
            <h2>{messages[name]}</h2>
            <ul>
              {items.map((item) => (
                <li key={item.name} title={labelOf(item.name)}>
                  <RouteLink
                    route={item.route}
                    className="item"
                    aria-current={placeOf(item.name, attributes.current)}
                  >
                    <Icon node={itemIcons[item.name]} />
                    <span className="word">{labelOf(item.name)}</span>
                  </RouteLink>
                </li>
              ))}
            </ul>
          </section>
          {name === 'marketplace' && (
            <OwnShops isWanted={shops.length > 0} {...attributes} shops={shops} />
          )}
        </Fragment>
      ))}
    </Sheet>
  );
}
