import { importColumnMessages } from '@boardwalk/sdk-core/posting/imports/column-messages';
import type { Understood } from '@boardwalk/sdk-core/posting/imports/reading-schemas';
import { createMoneyFormatter, defaultCurrency } from '@boardwalk/sdk-core/vocabulary/money/money';
import { localSymbol } from '@boardwalk/sdk-core/vocabulary/numbers/measures';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { findLocale, type Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { ListingPrice } from '../../../listings/shared/price/ListingPrice.tsx';

/** What a cell was understood as, as a listing says it, in its own currency and unit. */
export function UnderstoodValue({ understood }: { readonly understood: Understood }) {
  const { locale: language, messages } = useEnvironment();
  const columns = useMessages(importColumnMessages);
  const locale = findLocale([language]);
  switch (understood.as) {
    case 'price': {
      const { price } = understood;
      return (
        <>
          <ListingPrice price={price} locale={locale} messages={messages} />
          {codeBehind(price.currency)}
        </>
      );
    }
    case 'place': {
      const { city, region, country, postalCode } = understood;
      const parts = [city, region, postalCode, columns[`country.${country}`]];
      return <>{parts.filter(Boolean).join(', ')}</>;
    }
    default:
      return <>{writeValue(understood, locale)}</>;
  }
}

/** Of a bare `$`, the code says whose it is; other currencies have a mark of their own. */
function codeBehind(currency: Currency): string {
  return currency === defaultCurrency ? `\u00a0${currency}` : '';
}

type Value = Exclude<Understood, { readonly as: 'price' | 'place' }>;

function writeValue(value: Value, locale: Locale): string {
  switch (value.as) {
    case 'money':
      return `${createMoneyFormatter(locale)(value)}${codeBehind(value.currency)}`;
    case 'measure': {
      const { number, unit } = value;
      return `${createNumberFormatter(locale)(number, 2)}\u00a0${localSymbol(unit, locale)}`;
    }
    case 'date':
      return createDateFormatter(locale, 'UTC')(value.date);
    case 'time':
      return createDateFormatter(locale, value.timeZone)(value.instant, 'instantOfYear');
  }
}
