import type { TextCatalogue } from '../vocabulary/text/message.ts';

/** What the heart on a card or page says. */
export const favouriteMessages = {
  catalogue: 'bookmarks/favourite',
  label: 'Favourite',
  labelOf: 'Favourite: {name}',
  add: 'Add to favourites',
  remove: 'Remove from favourites',
  title: 'Keep this listing',
  signIn: 'Sign in to keep favourites.',
  notHere: 'This page can’t sign you in. You can keep favourites on Boardwalk itself.',
  onBoardwalk: 'Open Boardwalk',
  failed: 'Your favourites could not be changed. {cause}',
} as const satisfies TextCatalogue<
  'label' | 'labelOf' | 'add' | 'remove' | 'title' | 'signIn' | 'notHere' | 'onBoardwalk' | 'failed'
>;
