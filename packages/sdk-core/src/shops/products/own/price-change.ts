import { minorUnitsOf } from '../../../vocabulary/money/minor-units.ts';
import { basisPoint, portionOf, wholePortion } from '../../../vocabulary/money/portions.ts';
import { readDigits } from '../../../vocabulary/numbers/read-number.ts';
import type { Currency } from '../../../vocabulary/places/countries.ts';
import type { Locale } from '../../../vocabulary/text/locale.ts';
import { largestPrice } from '../../shop-limits.ts';

/** A change of many prices at once: by a portion (parts of a million) or by minor units. */
export interface PriceChange {
  readonly direction: 'raise' | 'lower';
  readonly by:
    | { readonly portion: number }
    | { readonly amount: number; readonly currency: Currency };
}

/** What of a variant a change of prices reads and writes. */
export interface PricedVariant {
  readonly price: number;
  readonly compareAt: number | null;
}

/** A percentage as it is typed, above 0 and up to 100 with two decimals, in parts of a million. */
export function readTypedPortion(text: string, locale: Locale): number | undefined {
  const digits = readDigits(text.replace('%', ''), locale);
  const hundredths = digits && minorUnitsOf(digits);
  if (hundredths === undefined || hundredths === 0) return undefined;
  const portion = hundredths * basisPoint;
  return portion <= wholePortion ? portion : undefined;
}

/** A price after a change, half up to the cent; undefined where no product may cost that. */
export function changedPrice(
  price: number,
  currency: Currency,
  { direction, by }: PriceChange,
): number | undefined {
  const step =
    'portion' in by ? portionOf({ amount: price, currency }, by.portion).amount : by.amount;
  const changed = direction === 'raise' ? price + step : price - step;
  return changed >= 1 && changed <= largestPrice ? changed : undefined;
}

/**
 * The variants after a change; undefined where one of them can't cost that. A price from before that
 * is not more than the new one goes: it would promise a saving that there is none.
 */
export function changePrices<Variant extends PricedVariant>(
  variants: readonly Variant[],
  currency: Currency,
  change: PriceChange,
): readonly Variant[] | undefined {
  const changed = variants.flatMap((variant) => {
    const price = changedPrice(variant.price, currency, change);
    if (price === undefined) return [];
    const { compareAt } = variant;
    return [{ ...variant, price, compareAt: isSaving(compareAt, price) ? compareAt : null }];
  });
  return changed.length === variants.length ? changed : undefined;
}

/** Whether a price from before is more than this one. */
export function isSaving(compareAt: number | null, price: number): boolean {
  return compareAt !== null && compareAt > price;
}
