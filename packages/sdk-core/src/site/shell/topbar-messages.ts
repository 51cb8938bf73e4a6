import type { TextCatalogue } from '../../vocabulary/text/message.ts';
import type { TopbarItem } from './topbar-items.ts';

/** What the bar at the top of every page says; the items word for word. */
export const topbarMessages = {
  catalogue: 'site/topbar',
  post: 'Post it FREE',
  advertise: 'Advertise Business',
  boardLocations: 'Board Locations',
  realtor: 'Realtor Profile',
  brokerage: 'Brokerage Profile',
  city: 'MyCity Profile & Directory',
  getStarted: 'Get Started',
  home: 'Home',
  about: 'About',
  account: 'Account',
  favourites: 'Favourites',
  messages: 'Messages',
  alerts: 'Alerts',
  cart: 'Cart',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  signOutFailed: 'You are still signed in: {error}',
  skip: 'Skip to content',
  navigation: 'Main navigation',
  more: 'More',
  menu: 'Menu',
  badge: '{item}: {count}',
  soon: '{item} (soon)',
  boardMap: 'Board locations',
  closeBoardMap: 'Close',
  otherLanguage: 'Français',
  otherLanguageShort: 'FR',
} as const satisfies TextCatalogue<
  | TopbarItem
  | 'signOutFailed'
  | 'skip'
  | 'navigation'
  | 'more'
  | 'menu'
  | 'badge'
  | 'soon'
  | 'boardMap'
  | 'closeBoardMap'
  | 'otherLanguage'
  | 'otherLanguageShort'
>;
