/** What of a person a live update may report as changed. */
export const topics = [
  'session',
  'profile',
  'bookmarks',
  'groups',
  'listings',
  'cards',
  'inbox',
  'alerts',
  'shops',
  'cart',
  'orders',
] as const;
export type Topic = (typeof topics)[number];
