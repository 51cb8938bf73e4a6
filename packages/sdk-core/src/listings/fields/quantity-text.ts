import { createMoneyFormatter } from '../../vocabulary/money/money.ts';
import { createMeasureFormatter } from '../../vocabulary/numbers/measures.ts';
import { createNumberFormatter } from '../../vocabulary/numbers/numbers.ts';
import type { Currency } from '../../vocabulary/places/countries.ts';
import type { Locale } from '../../vocabulary/text/locale.ts';
import { type CountMessage, countMessage } from '../../vocabulary/text/message.ts';
import type { Measure } from './fields.ts';

/** For whom facts are written, and about which listing. */
export interface FactContext {
  readonly locale: Locale;
  /** IANA zone of the listing's place. */
  readonly timeZone: string;
  /** Of the listing's price, or of its country. */
  readonly currency: Currency;
}

/** Writes numbers by what they count or measure. */
export function createQuantityFormatter(
  { locale, currency }: Pick<FactContext, 'locale' | 'currency'>,
  hours: CountMessage,
) {
  const formatNumber = createNumberFormatter(locale);
  const { formatArea, formatLand, formatDistance } = createMeasureFormatter(locale);
  const formatMoney = createMoneyFormatter(locale);

  return function formatQuantity(value: number, measure: Measure): string {
    switch (measure) {
      case 'count':
      case 'rating':
        return formatNumber(value, 1);
      case 'area':
        return formatArea(value);
      case 'land':
        return formatLand(value);
      case 'distance':
        return formatDistance(value);
      case 'year':
        return String(value);
      case 'money':
        return formatMoney({ amount: value, currency }, 'card');
      case 'hours':
        return countMessage(hours, value, locale, formatNumber(value));
    }
  };
}
