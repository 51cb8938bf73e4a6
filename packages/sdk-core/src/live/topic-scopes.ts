import type { Scope } from '../vocabulary/scopes.ts';
import type { Topic } from '../vocabulary/topics.ts';

/**
 * The scope by which a session on an embedding page is notified of a topic; `site` if none does.
 */
export const topicScopes: Readonly<Record<Topic, Scope | 'any' | 'site'>> = {
  session: 'any',
  profile: 'profile:basic',
  bookmarks: 'bookmarks',
  groups: 'site',
  shops: 'site',
  listings: 'listings:write',
  inbox: 'inbox',
  alerts: 'alerts',
  // Two scopes may list them, of which a page may have either: it reloads them by itself.
  cards: 'site',
  cart: 'cart',
  orders: 'cart',
};
