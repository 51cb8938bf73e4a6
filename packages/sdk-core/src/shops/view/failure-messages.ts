import type { Catalogue } from '../../vocabulary/text/message.ts';

/** Why a shop or a product can't be shown. */
export const shopFailureMessages = {
  catalogue: 'shops/failure',
  'gone.shop': 'This shop is not open at the moment.',
  'gone.product': 'This product is not for sale at the moment.',
  goneAdvice: 'It may come back. Look again another day.',
  'notFound.shop': 'There is no shop at this address.',
  'notFound.product': 'There is no product at this address.',
  notFoundAdvice: 'Check the address.',
  visit: 'Visit the shop',
  home: 'To the home page',
  tooMany: 'That was a lot of pages at once.',
  tooManyAdvice: 'Wait a few seconds, then try again.',
  unregistered: 'Shops can’t be shown on this site.',
  unregisteredAdvice:
    'It is not registered for them. If it is yours, the console of your browser says what to do.',
  unreachable: 'This can’t be shown right now.',
  unreachableAdvice: 'Check your connection, or try again in a moment.',
  offline: 'You are offline.',
  offlineAdvice: 'It shows as soon as you are connected again.',
  retry: 'Try again',
} as const satisfies Catalogue;
