import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { priceMessages } from '@boardwalk/sdk-core/listings/price-messages';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { PriceText } from '../../../kit/price-text/PriceText.tsx';
import { ListingPrice } from '../../shared/price/ListingPrice.tsx';
import { useListing } from '../listing-scope.ts';
import './head.css';

/** Kinds that are sold or let, so that a missing price is worth a word. */
const pricedKinds: readonly ListingKind[] = ['property', 'item'];

/** The price, with the one before it struck through where it was reduced. */
export function ListingPriceLine() {
  const { listing, locale, messages: words } = useListing();
  const { messages } = useEnvironment();
  const periods = messages(priceMessages);
  const { price, previousPrice, listingType } = listing;
  if (price === null) {
    if (!pricedKinds.includes(listingType)) return null;
    return <p className="listing-price">{periods.none}</p>;
  }
  if (price.amount === 0) return <p className="listing-price">{periods.free}</p>;
  return (
    <p className="listing-price">
      <ListingPrice price={price} locale={locale} messages={messages} />
      {previousPrice !== null && (
        <s>
          <span className="visually-hidden"> {words.was} </span>
          <PriceText money={previousPrice} locale={locale} />
        </s>
      )}
    </p>
  );
}

/** By how much the price was reduced. */
export function ReducedTag() {
  const { listing, locale, messages } = useListing();
  const { price, previousPrice } = listing;
  if (price === null || previousPrice === null) return null;
  const amount = previousPrice.amount - price.amount;
  const written = createMoneyFormatter(locale)({ amount, currency: price.currency }, 'card');
  return (
    <span className="listing-tag listing-tag-strong">
      {fillMessage(messages.reducedBy, { price: written })}
    </span>
  );
}
