import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What a page may do for somebody, by scope, in plain words. */
export const scopeLabels = {
  catalogue: 'embeds/scopes',
  'profile:basic': 'See your first name and your picture',
  bookmarks: 'See and change your favourites',
  inbox: 'Write messages for you, and show conversations that began on this site',
  alerts: 'Save searches for you, and see those that you have saved',
  cart: 'See and change your cart, and see your saved cards without their numbers',
  'listings:write':
    'Post and change your listings, and see their drafts, addresses and earlier versions',
  boards:
    'See and change your boards, and see your merchant listings and your saved cards without their numbers',
} as const satisfies Catalogue;
