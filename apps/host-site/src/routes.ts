import type * as routes from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { dashboardMap } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { accountPages } from './pages/account-pages.ts';
import { administrationPages } from './pages/administration-pages.ts';
import { billingPages } from './pages/billing-pages.ts';
import { boardsAddress, boardsWidgets } from './pages/board-pages.ts';
import { embedPages } from './pages/embed-pages.ts';
import { inboxPages } from './pages/inbox-pages.ts';
import { postingPages } from './pages/posting-pages.ts';
import { publicPages } from './pages/public-pages.ts';
import { invoicePages } from './pages/shops/invoice-pages.ts';
import { orderPages } from './pages/shops/order-pages.ts';
import { productPages } from './pages/shops/product-pages.ts';
import { sellingPages } from './pages/shops/selling-pages.ts';
import { shopPages } from './pages/shops/shop-pages.ts';
import type { SitePage } from './pages/site-page.ts';
import { wayBackOf } from './pages/way-back.ts';

export type RouteName = keyof typeof routes;

const open = { guard: 'none', layout: 'public' } as const;
const own = { guard: 'signed-in', layout: 'dashboard' } as const;
const administration = { guard: 'administrator', layout: 'dashboard' } as const;

/** The pages of the site; without widgets, they are not built yet. */
export const pages: Readonly<Record<RouteName, SitePage>> = {
  ...publicPages,
  ...accountPages,
  ...administrationPages,
  ...billingPages,
  ...embedPages,
  ...inboxPages,
  ...postingPages,
  ...shopPages,
  ...productPages,
  ...invoicePages,
  ...orderPages,
  ...sellingPages,
  searchPhone: { ...open, title: 'Search by phone number' },
  searchBrokerages: { ...open, title: 'Brokerages' },
  brokerage: { ...open, title: 'Brokerage' },
  broker: { ...open, title: 'Broker' },
  brokerageListings: { ...open, title: 'Listings of a brokerage' },
  checkout: {
    ...open,
    title: 'Checkout',
    pays: true,
    widgets: () => [{ tag: 'bw-checkout', attributes: { 'url-sync': '' }, sharesState: true }],
  },
  dashboard: {
    ...own,
    title: 'Dashboard',
    widgets: () => [{ tag: 'bw-dashboard', attributes: { pages: builtPages() } }],
  },
  profile: {
    ...own,
    title: 'Profile',
    widgets: ({ query }) => [{ tag: 'bw-profile', attributes: wayBackOf(query) }],
  },
  managerCoupons: { ...own, title: 'Coupons' },
  managerInvitation: { ...own, title: 'Invitations' },
  files: {
    ...own,
    title: 'Files',
    widgets: () => [
      {
        tag: 'bw-files',
        attributes: { 'heading-level': '1', 'url-sync': '' },
        sharesState: true,
      },
    ],
  },
  receipts: { ...own, title: 'Receipts' },
  myListings: {
    ...own,
    title: 'My listings',
    widgets: () => [
      {
        tag: 'bw-my-listings',
        attributes: { 'heading-level': '1', 'url-sync': '' },
        sharesState: true,
      },
    ],
  },
  ownInvitations: {
    ...own,
    title: 'Invitations to listings',
    widgets: () => [{ tag: 'bw-invitations', attributes: { 'heading-level': '1' } }],
  },
  zones: {
    ...own,
    title: 'Zones',
    widgets: () => [
      {
        tag: 'bw-zones',
        attributes: { 'heading-level': '1', 'url-sync': '' },
        sharesState: true,
      },
    ],
  },
  dashboardMap: {
    ...own,
    title: 'Map of board locations',
    widgets: boardsWidgets,
    address: boardsAddress(dashboardMap),
  },
  boards: {
    ...own,
    title: 'My boards',
    widgets: () => [{ tag: 'bw-my-boards', attributes: { 'heading-level': '1' } }],
  },
  bookmarks: {
    ...own,
    title: 'Favourites',
    widgets: () => [{ tag: 'bw-favourites', attributes: { 'heading-level': '1' } }],
  },
  alerts: {
    ...own,
    title: 'Alerts',
    widgets: () => [
      {
        tag: 'bw-alerts',
        attributes: { 'heading-level': '1', 'url-sync': '' },
        sharesState: true,
      },
    ],
  },
  composeMessage: {
    ...own,
    title: 'New message',
    widgets: () => [{ tag: 'bw-compose', attributes: { 'heading-level': '1' } }],
  },
  adminHomepage: { ...administration, guard: 'homepage-editor', title: 'Home page' },
  createBrokerage: { ...own, title: 'Create a brokerage' },
  myBrokerages: { ...own, guard: 'brokerage-owner', title: 'My brokerages' },
  editBrokerage: { ...own, title: 'Edit a brokerage' },
  cart: {
    // A visitor has a cart too, and signs in to check out.
    guard: 'none',
    layout: 'dashboard',
    title: 'Cart',
    pays: true,
    widgets: () => [
      {
        tag: 'bw-cart',
        attributes: { 'heading-level': '1', 'url-sync': '' },
        sharesState: true,
      },
    ],
  },
};

/** Whether a route shows its page already. */
export function isBuilt(name: string): boolean {
  return Object.entries(pages).some(([one, { widgets }]) => one === name && widgets !== undefined);
}

/** The pages of the dashboard that are built; it leads to no others. */
function builtPages(): string {
  return Object.entries(pages)
    .filter(([, { layout, widgets }]) => layout === 'dashboard' && widgets !== undefined)
    .map(([name]) => name)
    .join(',');
}
