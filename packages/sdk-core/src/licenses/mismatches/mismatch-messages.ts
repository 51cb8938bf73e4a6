import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';
import type { MismatchKind } from './address-mismatch.ts';

/** What administrators read about billing addresses that do not agree with the rest. */
export const mismatchMessages = {
  catalogue: 'licenses/address-mismatches',
  title: 'Billing addresses to look into',
  note: 'Licences are taxed by their buyers’ billing addresses. These do not agree with the country of the card, or with where the listing stood. Nothing of a licence changes here.',
  billedTo: 'Billed to: {place}',
  card: 'Card issued in: {country}',
  unknownCard: 'Card issued in: not known',
  listing: 'The listing stood in: {place}',
  place: '{region}, {country}',
  paid: 'Bought on {date}, for {total}',
  taxes: 'Taxes: {taxes}',
  noTaxes: 'No taxes',
  settle: 'Looked into',
  settleNamed: 'Looked into: {listing}',
  settleTitle: 'This was looked into',
  settleText: 'It goes to the end of the list. Your name is written down.',
  settledNow: 'It is at the end of the list.',
  settled: 'Looked into on {date}',
} as const satisfies Catalogue;

/** With what an address does not agree. */
export const mismatchLabels = {
  catalogue: 'licenses/mismatch-kinds',
  card: 'The card is from another country',
  listing: 'The listing stood in another region',
} as const satisfies TextCatalogue<MismatchKind>;

/** What stands around the list. */
export const mismatchListMessages = {
  catalogue: 'licenses/mismatch-list',
  found: 'Billing addresses to look into, the open ones first',
  none: 'All billing addresses agree.',
  noneAdvice: 'Those of licences that were paid for stand here where they do not.',
  showAll: 'To the first page',
  pages: 'Pages of billing addresses',
  page: 'Page {page}',
  previous: 'Previous billing addresses',
  next: 'Next billing addresses',
} as const satisfies Catalogue;
