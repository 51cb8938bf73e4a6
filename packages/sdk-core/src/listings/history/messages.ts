import type { TextCatalogue } from '../../vocabulary/text/message.ts';
import type { HistoryChange } from './public-history.ts';

/** What the history of a listing's price says. */
export const historyMessages = {
  catalogue: 'listings/history',
  heading: 'Price history',
  date: 'Date',
  event: 'What happened',
  price: 'Price',
  note: 'Prices are those asked for, not those paid.',
  failed: 'The price history can’t be shown right now.',
  listed: 'Listed',
  'change.price': 'Price changed',
  underOffer: 'Under offer',
  closed: 'Sold or rented',
  offMarket: 'Off the market',
  relisted: 'Back on the market',
} as const satisfies TextCatalogue<
  | Exclude<HistoryChange, 'price'>
  | 'change.price'
  | 'heading'
  | 'date'
  | 'event'
  | 'price'
  | 'note'
  | 'failed'
>;
