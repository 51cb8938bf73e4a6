import type { TextCatalogue } from '../../vocabulary/text/message.ts';
import type { StatusBanner } from '../rules.ts';

/** What is not published stands before what it would be if it were. */
type PageBanner = StatusBanner | 'unpublished';

/** Banners over listings that can't simply be had, each with the sentence under it. */
export const statusMessages = {
  catalogue: 'listings/status',
  underOffer: 'Under offer',
  'underOffer.more': 'An offer was accepted, with conditions still open.',
  pending: 'Sale pending',
  'pending.more': 'An offer was accepted and is about to close.',
  sold: 'Sold',
  'sold.more': 'This listing has been sold.',
  rented: 'Rented',
  'rented.more': 'This property has been rented.',
  leased: 'Leased',
  'leased.more': 'This property has been leased.',
  filled: 'Position filled',
  'filled.more': 'This position has been filled.',
  over: 'This event is over',
  'over.more': 'Have a look at what comes next nearby.',
  closed: 'Closed',
  'closed.more': 'This listing is no longer offered.',
  expired: 'Expired',
  'expired.more': 'This listing has run out and was not renewed.',
  unpublished: 'Not published',
  'unpublished.more': 'You see it because it is yours, or because you may. Others don’t.',
} as const satisfies TextCatalogue<PageBanner | `${PageBanner}.more`>;
