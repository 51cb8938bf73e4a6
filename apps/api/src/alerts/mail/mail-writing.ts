import { readWordsIn } from '@boardwalk/sdk-core/alerts/words/read-words';
import { priceMessages } from '@boardwalk/sdk-core/listings/price-messages';
import type { Price } from '@boardwalk/sdk-core/listings/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';

/** Writes what mails say of listings, in the language of whoever reads them. */
export interface MailWriting {
  /** With the time that it buys: `$2,100/mo`. */
  price(price: Price): string;
}

export function createMailWriting(locale: Locale): MailWriting {
  const periods = readWordsIn(locale)(priceMessages);
  const formatMoney = createMoneyFormatter(locale);
  return { price: (price) => formatMoney(price, 'card') + periods[price.period] };
}
