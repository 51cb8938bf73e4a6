import type { Digits } from '@boardwalk/sdk-core/vocabulary/numbers/read-number';

/** A number as its digits state it. */
interface Decimal extends Digits {
  readonly isNegative: boolean;
  /** A lone comma before three digits was read as one of thousands; elsewhere it begins decimals. */
  readonly isUnsure: boolean;
}

/** Characters of the longest number that means anything here, with what is written around it. */
const longestNumber = 40;

/**
 * Reads a number as spreadsheets of any language write it: `1,234.50`, `1 234,50`, `1.234,50`,
 * `1.5E+3`. A single comma before three digits stands for thousands, but not behind a zero.
 * Undefined where it is none.
 *
 * A table does not state the language that its numbers are written in. A field does: `readNumber`
 * and `readTypedMoney` of sdk-core read what is typed, and take `1.234,50` in English for a slip.
 */
export function readDecimal(typed: string): Decimal | undefined {
  // The patterns take their time over long blanks.
  if (typed.length > longestNumber) return undefined;
  const text = typed.replace(/\s/g, '');
  const [, sign, digits = ''] = /^([-−+]?)([\d.,]+(?:[eE]\+?\d{1,2})?)$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const isNegative = sign === '-' || sign === '−';
  const [mantissa = '', exponent] = digits.split(/[eE]\+?/);
  // Before an exponent nobody parts thousands.
  const plain = splitDigits(exponent === undefined ? mantissa : mantissa.replace(',', '.'));
  if (!plain) return undefined;
  const isUnsure = loneComma.test(digits);
  if (exponent === undefined) return { isNegative, isUnsure, ...plain };
  const moved = plain.places.padEnd(Number(exponent), '0');
  return {
    isNegative,
    isUnsure,
    whole: plain.whole + moved.slice(0, Number(exponent)),
    places: moved.slice(Number(exponent)),
  };
}

const loneComma = /^[1-9]\d{0,2},\d{3}$/;
const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;

function splitDigits(text: string): Digits | undefined {
  if (/^\d+$/.test(text)) return { whole: text, places: '' };
  const mark = /[.,](?=\d*$)/.exec(text)?.[0];
  if (mark === undefined) return undefined;
  const at = text.lastIndexOf(mark);
  const [whole, places] = [text.slice(0, at), text.slice(at + 1)];
  const other = mark === ',' ? '.' : ',';
  if (whole.includes(other)) {
    // Both marks: the last one divides, the others group.
    const [, used] = grouped.exec(whole) ?? [];
    return used === other ? { whole: whole.replaceAll(other, ''), places } : undefined;
  }
  const isGrouped = grouped.test(text) && (mark === ',' || text.split('.').length > 2);
  if (isGrouped) return { whole: text.replaceAll(mark, ''), places: '' };
  return /^\d*$/.test(whole) ? { whole: whole || '0', places } : undefined;
}

/** The number itself. */
export function decimalToNumber({ isNegative, whole, places }: Omit<Decimal, 'isUnsure'>): number {
  const size = Number(`${whole}.${places}`);
  return isNegative ? -size : size;
}
