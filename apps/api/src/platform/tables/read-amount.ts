import { minorUnitsOf } from '@boardwalk/sdk-core/vocabulary/money/minor-units';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { readDecimal } from './read-decimal.ts';

/** An amount, and its currency where it names one: a `$` alone is that of three countries. */
export interface TypedAmount {
  /** In whole minor units, never by way of a fraction. */
  readonly amount: number;
  readonly currency?: Currency;
  /** A lone comma before three digits, read as one of thousands. */
  readonly isUnsure: boolean;
}

/** What people write for each currency, beside a `$` or without. */
const marks: Readonly<Record<Currency, readonly string[]>> = {
  CAD: ['C', 'CA', 'CAD', 'CAN', 'CDN'],
  AUD: ['A', 'AU', 'AUD', 'AUS'],
  USD: ['US', 'USD'],
};
const currencies = Object.entries(marks) as readonly [Currency, readonly string[]][];

/** The currency that letters stand for. */
export function readCurrency(text: string): Currency | undefined {
  const mark = text
    .toUpperCase()
    .replace(/[\s.$]/g, '')
    .replace(/DOLLARS?$/, '');
  return currencies.find(([, own]) => own.includes(mark))?.[0];
}

/** Letters and the sign of a currency on either side of a number. */
const shape =
  /^([-−+]?)\s*([A-Za-z.]{0,4})\s*([$€£¥]?)\s*([-−+]?[\d.,'’\s]+?(?:[eE]\+?\d{1,2})?)\s*([$€£¥]?)\s*([A-Za-z.]{0,4})$/;

/** Characters of the longest amount with what is written around it. */
const longestAmount = 60;

/**
 * Reads an amount as people and spreadsheets write it: `$1,234.50`, `1 234,50 $`, `US$ 10`, `10
 * CAD`. It is `currency` where it is in none of ours, and undefined where it is no amount, or
 * states less than a cent.
 */
export function readAmount(text: string): TypedAmount | 'currency' | undefined {
  const typed = text.trim();
  if (typed.length > longestAmount) return undefined;
  const [, sign = '', before = '', mark = '', number, laterMark = '', after = ''] =
    shape.exec(typed) ?? [];
  if (number === undefined || (mark && laterMark) || (before && after)) return undefined;
  const decimal = readDecimal(sign + number);
  const amount = decimal && minorUnitsOf(decimal);
  if (!decimal || amount === undefined) return undefined;
  const letters = before + after;
  const currency = readCurrency(letters);
  if (isForeign(mark + laterMark, letters, currency)) return 'currency';
  if (letters !== '' && !currency) return undefined;
  return {
    amount: decimal.isNegative ? -amount : amount,
    isUnsure: decimal.isUnsure,
    ...(currency && { currency }),
  };
}

const codes = new Set(Intl.supportedValuesOf('currency'));

/** Whether the sign, or the letters beside it, are those of another currency: `€`, `NZ$`, `GBP`. */
function isForeign(mark: string, letters: string, currency: Currency | undefined): boolean {
  if (mark !== '' && mark !== '$') return true;
  return letters !== '' && !currency && (mark !== '' || codes.has(letters.toUpperCase()));
}
