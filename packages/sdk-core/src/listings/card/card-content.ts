import type { Locale } from '../../vocabulary/text/locale.ts';
import type { ReadMessages } from '../../vocabulary/text/message.ts';
import { currencyOf } from '../prices/listing-currency.ts';
import type { ListingSummary } from '../schemas.ts';
import { cardFacts } from './card-facts.ts';
import { cardMessages } from './card-messages.ts';
import { type CardText, createCardFormatter, type WriteWord } from './card-text.ts';

/** For whom cards are written. */
export interface CardReader {
  readonly locale: Locale;
  readonly messages: ReadMessages;
}

/** Makes what writes the facts of cards in words. */
export type CreateWordWriter = (reader: CardReader) => WriteWord;

type CardListing = Pick<ListingSummary, 'listingType' | 'price' | 'address' | 'attributes'>;

/**
 * The facts of a listing's card, best first, in its currency. Without `createWordWriter` of
 * card-labels.ts, those that it writes are left out.
 */
export function cardFactsOf(
  listing: CardListing,
  reader: CardReader,
  createWordWriter?: CreateWordWriter,
): readonly CardText[] {
  const context = { locale: reader.locale, currency: currencyOf(listing) };
  const writeWord = createWordWriter?.(reader);
  const format = createCardFormatter(context, reader.messages(cardMessages), writeWord);
  return cardFacts(listing.listingType, listing.attributes).flatMap((fact) => format(fact) ?? []);
}

/** Homes are known by where they stand, everything else by its title. */
export function headlineOf(
  listing: Pick<ListingSummary, 'listingType' | 'address' | 'title'>,
): string {
  const { street, city } = listing.address;
  return listing.listingType === 'property' && street !== null
    ? `${street}, ${city}`
    : listing.title;
}
