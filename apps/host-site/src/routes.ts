import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import type * as routes from '@boardwalk/sdk-core/vocabulary/routes';
import { searchAddress, searchWidgets } from './pages/search-pages.ts';
import type { PlacedWidget, SitePage } from './pages/site-page.ts';

export type RouteName = keyof typeof routes;

const number = /^[1-9]\d{0,15}$/;
const kind = new RegExp(`^(?:${listingKinds.join('|')})$`);
const searched = new RegExp(`^(?:listing|${listingKinds.join('|')})$`);

const open = { guard: 'none', layout: 'public' } as const;
const login = { guard: 'none', layout: 'login' } as const;
const own = { guard: 'signed-in', layout: 'dashboard' } as const;
const administration = { guard: 'administrator', layout: 'dashboard' } as const;

/** The pages of the site (specification, section 2); without widgets, they are not built yet. */
export const pages: Readonly<Record<RouteName, SitePage>> = {
  home: {
    ...open,
    title: 'Homes, things, events and businesses near you',
    widgets: only('bw-home'),
  },
  about: { ...open, title: 'About', widgets: only('bw-about') },
  listing: {
    ...open,
    title: 'Listing',
    params: { type: kind, id: number },
    titleEvent: 'bw-listing',
    widgets: ({ params: { type = '', id = '' } }) => [
      { tag: 'bw-listing', attributes: { type, id, 'heading-level': '1' } },
    ],
  },
  product: { ...open, title: 'Product' },
  searchPhone: { ...open, title: 'Search by phone number' },
  searchBrokerages: { ...open, title: 'Brokerages' },
  brokerage: { ...open, title: 'Brokerage' },
  broker: { ...open, title: 'Broker' },
  brokerageListings: { ...open, title: 'Listings of a brokerage' },
  searchCategory: {
    ...open,
    title: 'Search',
    params: { category: searched },
    widgets: searchWidgets,
    address: searchAddress,
  },
  search: {
    ...open,
    title: 'Search',
    params: { category: searched },
    widgets: searchWidgets,
    address: searchAddress,
  },
  articles: {
    ...open,
    title: 'Articles',
    widgets: () => [{ tag: 'bw-articles', attributes: {}, sharesState: true }],
  },
  article: {
    ...open,
    title: 'Article',
    titleEvent: 'bw-article',
    widgets: ({ params: { slug = '' } }) => [{ tag: 'bw-article', attributes: { slug } }],
  },
  policy: {
    ...open,
    title: 'Policy',
    params: { policyTitle: /^(?:privacyPolicy|termsAndUse)$/ },
    titleEvent: 'bw-policy',
    widgets: ({ params: { policyTitle = '' } }) => [
      { tag: 'bw-policy', attributes: { name: policyTitle } },
    ],
  },
  merchantIntroduction: { ...open, title: 'For merchants', widgets: introduction('merchant') },
  realtorIntroduction: { ...open, title: 'For realtors', widgets: introduction('realtor') },
  brokerageIntroduction: { ...open, title: 'For brokerages', widgets: introduction('brokerage') },
  cityProfileIntroduction: { ...open, title: 'For cities', widgets: introduction('city-profile') },
  checkout: { ...open, title: 'Checkout' },
  register: { ...open, title: 'Register' },
  registerUser: { ...open, title: 'Register' },
  registerMerchant: { ...open, title: 'Register as a merchant' },
  subscriptions: { ...open, title: 'Board locations' },
  subscription: { ...open, title: 'Advertise your business' },
  subscriptionMap: { ...open, title: 'Map of board locations' },
  groupInvitation: { ...open, title: 'Invitation' },
  login: { ...login, title: 'Sign in' },
  forgotPassword: { ...login, title: 'Forgot password' },
  forgotUsername: { ...login, title: 'Forgot username' },
  resetPassword: { ...login, title: 'Reset password' },
  confirmAccount: { ...login, title: 'Confirm your account' },
  profile: { ...own, title: 'Profile' },
  billing: { ...own, title: 'Billing' },
  providerReturn: { ...own, title: 'Payment provider' },
  paymentProcessors: { ...own, title: 'Payment processors' },
  managerCoupons: { ...own, title: 'Coupons' },
  managerInvitation: { ...own, title: 'Invitations' },
  security: { ...own, title: 'Security' },
  files: { ...own, title: 'Files' },
  receipts: { ...own, title: 'Receipts' },
  myListings: { ...own, title: 'My listings' },
  zones: { ...own, title: 'Zones' },
  dashboardMap: { ...own, title: 'Map of board locations' },
  boards: { ...own, title: 'My boards' },
  bookmarks: { ...own, title: 'Favourites' },
  alerts: { ...own, title: 'Alerts' },
  postListing: { ...own, title: 'Post a listing', params: { type: kind } },
  editListing: { ...own, title: 'Edit a listing', params: { id: number, type: kind } },
  messages: { ...own, title: 'Messages' },
  thread: { ...own, title: 'Conversation' },
  composeMessage: { ...own, title: 'New message' },
  ignoredUsers: { ...own, title: 'Blocked users' },
  adminUsers: { ...administration, title: 'Users' },
  adminListings: { ...administration, title: 'All listings' },
  adminZones: { ...administration, title: 'Advertising zones' },
  adminHomepage: { ...administration, guard: 'homepage-editor', title: 'Home page' },
  adminPayments: { ...administration, title: 'Payment provider' },
  adminPermissions: { ...administration, title: 'Permissions' },
  createBrokerage: { ...own, title: 'Create a brokerage' },
  myBrokerages: { ...own, guard: 'brokerage-owner', title: 'My brokerages' },
  editBrokerage: { ...own, title: 'Edit a brokerage' },
  sellerRegistration: { ...own, title: 'Become a seller' },
  createShop: { ...own, title: 'Create a shop' },
  orders: { ...own, title: 'Purchase orders' },
  order: { ...own, title: 'Order' },
  shopSummary: { ...own, title: 'Shop' },
  shopInvoices: { ...own, title: 'Invoices' },
  shopInvoice: { ...own, title: 'Invoice' },
  shopProducts: { ...own, title: 'Products' },
  shopSettings: { ...own, title: 'Shop settings' },
  postShippingRate: { ...own, title: 'Shipping rate' },
  postProduct: { ...own, title: 'Post a product' },
  editProduct: { ...own, title: 'Edit a product' },
  cart: { ...own, title: 'Cart' },
  checkoutSuccess: { ...own, title: 'Thank you' },
};

function only(tag: PlacedWidget['tag']): NonNullable<SitePage['widgets']> {
  return () => [{ tag, attributes: {} }];
}

function introduction(audience: string): NonNullable<SitePage['widgets']> {
  return () => [{ tag: 'bw-introduction', attributes: { audience } }];
}
