import type { Catalogue, CountMessage } from '../../vocabulary/text/message.ts';
import type { NewsKind } from '../news.ts';

/** So many listings with news, in the words of `newsLabels`; `several` where that differs among them. */
export const newsCounts = {
  catalogue: 'alerts/news/counts',
  new: { one: '{count} new listing', many: '{count} new listings' },
  repriced: { one: 'New price of {count} listing', many: 'New prices of {count} listings' },
  reduced: { one: 'Price reduced on {count} listing', many: 'Price reduced on {count} listings' },
  'open-again': { one: '{count} listing offered again', many: '{count} listings offered again' },
  gone: { one: '{count} listing sold or gone', many: '{count} listings sold or gone' },
  several: { one: 'News of {count} listing', many: 'News of {count} listings' },
} as const satisfies Catalogue & Readonly<Record<NewsKind | 'several', CountMessage>>;
