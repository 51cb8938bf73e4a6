import type { CountMessage } from '../../vocabulary/text/message.ts';

/** What the page of favourites says. */
export const favouritesMessages = {
  catalogue: 'listings/favourites',
  heading: 'Favourites',
  count: { one: '{count} listing', many: '{count} listings' } satisfies CountMessage,
  all: 'All favourites',
  loading: 'Loading your favourites…',
  signedOut: 'Sign in to see your favourites.',
  signIn: 'Sign in',
  none: 'You have no favourites yet.',
  noneAdvice: 'The heart on a listing keeps it here, so that you find it again.',
  search: 'Search listings',
  gone: 'This listing is no longer available.',
  goneName: 'Listing {id}',
  more: 'Show more',
  unreachable: 'Your favourites can’t be reached right now.',
  unreachableAdvice: 'Check your connection, or try again in a moment.',
  retry: 'Try again',
} as const;
