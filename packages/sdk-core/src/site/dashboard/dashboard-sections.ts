import type { CurrentUser } from '../../account/sessions/current-user-schemas.ts';
import type { SiteRoute } from '../../vocabulary/routes/site-route.ts';
import {
  type DrawerGroupName,
  type DrawerItem,
  type DrawerRight,
  drawerGroups,
} from '../shell/drawer-items.ts';

/** A card of the dashboard: what the drawer has under the same name, as far as it is there. */
export interface DashboardSection {
  readonly name: DrawerGroupName;
  readonly items: readonly { readonly name: DrawerItem; readonly route: SiteRoute }[];
}

/**
 * Returns the cards of the signed-in user, by their rights. `pages` names the routes that show
 * their page; without any, all do. A card none of whose pages is there is left out.
 */
export function dashboardSections(
  user: CurrentUser,
  rights: ReadonlySet<DrawerRight>,
  pages: readonly string[],
): readonly DashboardSection[] {
  return drawerGroups(user, rights)
    .map(({ name, items }) => ({
      name,
      items: items.filter((item) => pages.length === 0 || pages.includes(item.name)),
    }))
    .filter(({ items }) => items.length > 0);
}
