import type { TextCatalogue } from '../../vocabulary/text/message.ts';
import type { DrawerGroupName, DrawerItem, ShopItem } from './drawer-items.ts';

/** What the side drawer says; items under `item.` by the route they lead to. */
export const drawerMessages = {
  catalogue: 'site/drawer',
  navigation: 'Dashboard',
  menu: 'Dashboard menu',
  signIn: 'Sign In',
  uploadPhoto: 'Upload photo',
  soon: '{item} (soon)',
  marketplace: 'Marketplace',
  listings: 'Listings',
  brokerages: 'Brokerages',
  messages: 'Messages',
  managers: 'Managers',
  partnerPages: 'Your own pages',
  settings: 'Settings',
  management: 'Management',
  'item.sellerRegistration': 'Become A Seller',
  shops: 'My shops',
  'item.shopSummary': 'Summary',
  'item.shopProducts': 'Products',
  'item.shopSettings': 'Settings',
  'item.cart': 'Cart',
  'item.orders': 'Purchase orders',
  'item.myListings': 'My listings',
  'item.ownInvitations': 'Listing invitations',
  'item.boards': 'My boards',
  'item.bookmarks': 'Favourites',
  'item.alerts': 'Alerts',
  'item.myBrokerages': 'My brokerages',
  'item.messages': 'MyCHAT',
  'item.ignoredUsers': 'Blocked Users',
  'item.managerCoupons': 'Coupons',
  'item.managerInvitation': 'Invitations',
  'item.embeds': 'Sites and keys',
  'item.profile': 'Profile',
  'item.mailPreferences': 'Mail',
  'item.paymentProcessors': 'Payment processors',
  'item.security': 'Security',
  'item.billing': 'Billing',
  'item.files': 'Files',
  'item.adminUsers': 'Users',
  'item.adminListings': 'All listings',
  'item.adminBoards': 'Boards',
  'item.adminZones': 'Advertising zones',
  'item.adminHomepage': 'Home page',
  'item.adminPayments': 'Payment provider',
  'item.adminPlans': 'Plans',
  'item.adminPermissions': 'Permissions',
  'item.adminEmbeds': 'Sites and keys of all',
  'item.adminWork': 'Failed work',
} as const satisfies TextCatalogue<
  | DrawerGroupName
  | `item.${DrawerItem | ShopItem}`
  | 'navigation'
  | 'menu'
  | 'signIn'
  | 'uploadPhoto'
  | 'soon'
  | 'shops'
>;
