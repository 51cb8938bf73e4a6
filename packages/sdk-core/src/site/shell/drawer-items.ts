import type { CurrentUser } from '../../account/sessions/current-user-schemas.ts';
import type { OwnGroup } from '../../account/sessions/schemas.ts';
import {
  adminBoards,
  adminEmbeds,
  adminHomepage,
  adminListings,
  adminPayments,
  adminPermissions,
  adminPlans,
  adminUsers,
  adminWork,
  adminZones,
  alerts,
  billing,
  boards,
  bookmarks,
  cart,
  composeMessage,
  embeds,
  files,
  ignoredUsers,
  mailPreferences,
  managerCoupons,
  managerInvitation,
  marketplace,
  messages,
  myBrokerages,
  myListings,
  orders,
  ownInvitations,
  paymentProcessors,
  profile,
  security,
  sellerRegistration,
  thread,
} from '../../vocabulary/routes/routes.ts';
import type { SiteRoute } from '../../vocabulary/routes/site-route.ts';

/** What a group of the drawer may be reserved for. */
export type DrawerRight = 'createPartners' | 'embedSites' | 'administration';

/** The groups in their order; each item by the route it leads to. */
const rows = [
  { group: 'marketplace', items: [sellerRegistration, cart, orders, marketplace] },
  { group: 'listings', items: [myListings, ownInvitations, boards, bookmarks, alerts] },
  { group: 'brokerages', items: [myBrokerages] },
  { group: 'messages', items: [messages, ignoredUsers] },
  { group: 'managers', items: [managerCoupons, managerInvitation], right: 'createPartners' },
  { group: 'partnerPages', items: [embeds], right: 'embedSites' },
  {
    group: 'settings',
    items: [profile, security, mailPreferences, billing, paymentProcessors, files],
  },
  {
    group: 'management',
    items: [
      adminUsers,
      adminListings,
      adminBoards,
      adminZones,
      adminHomepage,
      adminPayments,
      adminPlans,
      adminPermissions,
      adminEmbeds,
      adminWork,
    ],
    right: 'administration',
  },
] as const;

/** The routes that any of them leads to. */
export const drawerRoutes: readonly string[] = rows.flatMap(({ items }) =>
  items.map(({ routeName }) => routeName),
);

type Row = (typeof rows)[number];

export type DrawerGroupName = Row['group'];
export type DrawerItem = Row['items'][number]['routeName'];

interface DrawerGroup {
  readonly name: DrawerGroupName;
  readonly items: readonly { readonly name: DrawerItem; readonly route: SiteRoute }[];
}

/** What somebody's groups give them a right to. */
export function drawerRights(groups: readonly OwnGroup[]): ReadonlySet<DrawerRight> {
  const rights = new Set<DrawerRight>();
  if (groups.some(({ name }) => name === 'administrators')) {
    return rights.add('administration').add('createPartners').add('embedSites');
  }
  const partner = groups.find(({ name }) => name === 'partners');
  if (partner?.permissions.some((one) => one === 'create' || one === 'administration')) {
    rights.add('createPartners');
  }
  if (partner || groups.some(({ name }) => name === 'merchants')) rights.add('embedSites');
  return rights;
}

/** Pages that belong to an item and have none of their own. */
const within: Readonly<Record<string, DrawerItem>> = {
  [thread.routeName]: 'messages',
  [composeMessage.routeName]: 'messages',
};

/** How an item stands to the page that shows: it leads there, the page is one of its own, or neither. */
export function placeOf(item: DrawerItem, current: string): 'page' | true | undefined {
  if (item === current) return 'page';
  return within[current] === item || undefined;
}

/** Returns the groups of the signed-in user; a visitor has none. */
export function drawerGroups(
  user: CurrentUser | null,
  rights: ReadonlySet<DrawerRight>,
): readonly DrawerGroup[] {
  if (!user) return [];
  return rows
    .filter((row) => !('right' in row) || rights.has(row.right))
    .map(({ group, items }) => ({
      name: group,
      items: items.map((item) => ({ name: item.routeName, route: item({}) })),
    }));
}
