import { priceMessages } from '@boardwalk/sdk-core/listings/price-messages';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { ReadMessages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { PriceText } from '../../../kit/price-text/PriceText.tsx';

interface ListingPriceProps {
  readonly price: NonNullable<ListingSummary['price']>;
  readonly locale: Locale;
  readonly messages: ReadMessages;
}

/** The price of a listing with the time that it buys: `$2,100/mo`. */
export function ListingPrice({ price, locale, messages }: ListingPriceProps) {
  const periods = messages(priceMessages);
  return (
    <PriceText
      money={price}
      locale={locale}
      suffix={periods[price.period]}
      spokenSuffix={periods[`spoken.${price.period}`]}
    />
  );
}
