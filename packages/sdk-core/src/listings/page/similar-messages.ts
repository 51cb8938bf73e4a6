import type { TextCatalogue } from '../../vocabulary/text/message.ts';
import type { ListingKind } from '../kinds.ts';

/** What the row of similar listings says; its heading by the kind that they are of. */
export const similarMessages = {
  catalogue: 'listings/similar',
  merchant: 'Similar businesses',
  item: 'Similar items',
  property: 'Similar properties',
  event: 'Similar events',
  city_service: 'Similar city services',
  realtor: 'Similar realtors',
  classified: 'Similar ads',
  failed: 'Similar listings can’t be reached right now.',
  retry: 'Try again',
} as const satisfies TextCatalogue<ListingKind | 'failed' | 'retry'>;
