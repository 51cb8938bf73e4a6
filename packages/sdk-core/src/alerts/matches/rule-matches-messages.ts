import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What is said of what an alert has found. */
export const ruleMatchesMessages = {
  catalogue: 'alerts/found',
  noSuch: 'There is no such alert.',
  noSuchAdvice: 'It may be deleted, or belong to somebody else.',
  onlyNew: 'Only new',
  news: 'New since you last looked',
  noNews: 'Nothing new.',
  noNewsAdvice: 'You hear of it as soon as there is something.',
  moreNews: 'The latest {shown} of {count} show.',
  markAll: 'Mark all as seen',
  others: 'Everything it finds',
  none: 'Nothing fits for now.',
  noneAdvice: 'You hear of the first listing that does.',
  total: { one: '{count} listing', many: '{count} listings' },
  totalCapped: 'More than {count} listings',
  more: 'Show more',
  gone: 'No longer available',
  goneName: 'Listing {id}',
  newsAt: '{news} · {date}',
} as const satisfies Catalogue;
