import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';
import type { NewsKind, RuleChannel, RuleFrequency } from '../news.ts';

/** What counts as news of a listing: where it is chosen, and where it is shown. */
export const newsLabels = {
  catalogue: 'alerts/news',
  new: 'New listing',
  repriced: 'New price',
  reduced: 'Price reduced',
  'open-again': 'Offered again',
  gone: 'Sold or gone',
} as const satisfies TextCatalogue<NewsKind>;

/** How soon users are notified of news. */
export const frequencyLabels = {
  catalogue: 'alerts/frequencies',
  'at-once': 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
} as const satisfies TextCatalogue<RuleFrequency>;

/** Where users are notified of news. */
export const channelLabels = {
  catalogue: 'alerts/channels',
  badge: 'On Boardwalk',
  mail: 'By e-mail',
} as const satisfies TextCatalogue<RuleChannel>;

/** How its owner is notified of an alert: where that is chosen. */
export const howMessages = {
  catalogue: 'alerts/how',
  news: 'What you want to hear of',
  frequency: 'How soon mail comes',
  channels: 'Where you hear of it',
  daily: 'Your mail about alerts comes once a day at most.',
  never: 'Your mail about alerts is off: none comes until you switch it on.',
  switchOn: 'Switch it on',
} as const satisfies Catalogue;
