/** What of a person a live update may tell that it has changed. */
export const topics = [
  'session',
  'profile',
  'bookmarks',
  'groups',
  'listings',
  'cards',
  'inbox',
  'alerts',
] as const;
export type Topic = (typeof topics)[number];
