/**
 * What an embedded session may be granted
 * (docs/architecture/embeds.md#what-a-pages-session-may-do).
 */
export const scopes = [
  'profile:basic',
  'bookmarks',
  'inbox',
  'alerts',
  'cart',
  'listings:write',
  'boards',
] as const;
export type Scope = (typeof scopes)[number];
