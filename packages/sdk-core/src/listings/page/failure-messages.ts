import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What stands where a listing can’t be shown. */
export const failureMessages = {
  catalogue: 'listings/failure',
  gone: 'This listing is no longer available.',
  goneAdvice: 'It has ended and its page was taken down.',
  notFound: 'There is no listing here.',
  notFoundAdvice: 'The address may be mistyped, or the listing was removed.',
  searchOthers: 'See other listings',
  unreachableAdvice: 'Check your connection, or try again in a moment.',
  offline: 'You are offline.',
  offlineAdvice: 'The listing shows as soon as you are connected again.',
  tooMany: 'That was a lot of pages at once.',
  tooManyAdvice: 'Wait a few seconds, then try again.',
  unregistered: 'Listings can’t be shown on this site.',
  unregisteredAdvice:
    'It is not registered for them. If it is yours, the console of your browser says what to do.',
  broken: 'Something went wrong on our side.',
  brokenAdvice: 'Try again. If it stays like this, we are likely at work on it.',
  unreachable: 'The listing can’t be reached right now.',
  retry: 'Try again',
} as const satisfies Catalogue;
