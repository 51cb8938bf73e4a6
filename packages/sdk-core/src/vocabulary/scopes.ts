/** What an embedded session may be granted (decision 28). */
export const scopes = [
  'profile:basic',
  'bookmarks',
  'inbox',
  'cart',
  'listings:write',
  'boards',
] as const;
export type Scope = (typeof scopes)[number];
