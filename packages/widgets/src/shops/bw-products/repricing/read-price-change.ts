import {
  type PriceChange,
  readTypedPortion,
} from '@boardwalk/sdk-core/shops/products/own/price-change';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { textOf } from '../../../kit/form/form-data.ts';
import { readMoney } from '../../../parts/money-field/money-form-data.ts';

/** What the form says; undefined where it is not right yet. */
export function readPriceChange(data: FormData, locale: Locale): PriceChange | undefined {
  const direction = textOf(data, 'direction') === 'lower' ? 'lower' : 'raise';
  if (!data.has('percentage')) {
    const by = readMoney(data, 'amount');
    return by && by.amount > 0 ? { direction, by } : undefined;
  }
  const portion = readTypedPortion(textOf(data, 'percentage'), locale);
  return portion === undefined ? undefined : { direction, by: { portion } };
}
