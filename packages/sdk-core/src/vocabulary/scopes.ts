/** What an embedded session may be granted (0018-cross-origin-access.md). */
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
