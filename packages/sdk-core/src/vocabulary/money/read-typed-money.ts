import { readDigits } from '../numbers/read-number.ts';
import type { Currency } from '../places/countries.ts';
import type { Locale } from '../text/locale.ts';
import { minorUnitsOf } from './minor-units.ts';
import type { Money } from './money.ts';

/** `US$ 10`, `10 $ US`, `$10 CAD`: letters and the sign on either side of the digits. */
const shape = /^([A-Z]*)\s*(\$?)\s*([\d\s.,]+?)\s*(\$?)\s*([A-Z]*)$/;

/** Characters of the longest amount with what is written around it; the pattern takes its time over more. */
const longestAmount = 40;

/**
 * Reads an amount of a currency as people of a locale type it: `1,234.5` and `$1,234.50`, in French
 * `1 234,5` and `1 234,50 $`. Undefined if it is none, is below zero or too large, is more precise
 * than a cent, may mean two things (`1.234`), or names another currency.
 */
export function readTypedMoney(
  text: string,
  locale: Locale,
  currency: Currency,
): Money | undefined {
  const typed = text.trim().toUpperCase();
  if (typed.length > longestAmount) return undefined;
  const [, before = '', sign = '', number = '', laterSign = '', after = ''] =
    shape.exec(typed) ?? [];
  if ((sign && laterSign) || (before && after)) return undefined;
  // Codes begin with different letters: `A$`, `AU$` and `AUD` are of Australia.
  if (!currency.startsWith(before + after)) return undefined;
  const digits = readDigits(number, locale);
  const amount = digits && minorUnitsOf(digits);
  // The digits that are read are at most as many as the largest amount has.
  return amount === undefined ? undefined : { amount, currency };
}
