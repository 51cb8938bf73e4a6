import { readPhoneNumber } from '@boardwalk/sdk-core/account/phone-rules';
import type { CellFault } from '@boardwalk/sdk-core/posting/imports/cell-faults';
import type { ImportColumn } from '@boardwalk/sdk-core/posting/imports/columns';
import type { ReadingNote } from '@boardwalk/sdk-core/posting/imports/reading-schemas';
import {
  type MeasureKind,
  type UnitSymbol,
  unitSize,
  usualUnit,
} from '@boardwalk/sdk-core/vocabulary/numbers/measures';
import { roundMeasure } from '@boardwalk/sdk-core/vocabulary/numbers/round-measure';
import type { Country, Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { readCountry } from '@boardwalk/sdk-core/vocabulary/places/country-names';
import { plainCode } from '@boardwalk/sdk-core/vocabulary/text/plain-code';
import { readWebAddress } from '@boardwalk/sdk-core/vocabulary/text/read-web-address';
import { foldCellText } from '../../../platform/tables/fold-cell-text.ts';
import { readAmount, readCurrency } from '../../../platform/tables/read-amount.ts';
import { decimalToNumber, readDecimal } from '../../../platform/tables/read-decimal.ts';
import type { ColumnDictionary } from './column-dictionary.ts';
import { readDay, readTime, type TypedTime } from './read-date.ts';
import { readUnit } from './read-unit.ts';

/** What was assumed as a cell was read. */
export interface CellReadingNote {
  readonly note: ReadingNote;
  readonly bound: string | null;
}

/** What a cell means, or why it means nothing. */
export type CellValue =
  | {
      readonly value: unknown;
      readonly notes?: readonly CellReadingNote[];
      /** In what a measure, or an amount, was written. */
      readonly measure?: { readonly number: number; readonly unit: UnitSymbol };
      readonly currency?: Currency;
    }
  | { readonly fault: CellFault; readonly bound?: string };

/** What a cell is read by beside its column. */
export interface CellSurroundings {
  readonly dictionary: ColumnDictionary;
  /** Of its row; nothing where the row names none. */
  readonly country: Country | undefined;
  /** What the header names behind the column: `sq ft` of `Living area (sq ft)`. */
  readonly mark: string | undefined;
  /** Whether commas part the cells, so that whatever wrote the table has no comma before decimals. */
  readonly isCommaTable: boolean;
}

/** Characters of a cell that is no text of its own: patterns are tried on nothing longer. */
const longestCell = 2_000;

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'oui', 'o', 'vrai']);
const no = new Set(['no', 'n', 'false', '0', 'non', 'faux']);

/**
 * Reads a cell that is not empty as its column wants it; what is right or wrong about the value is
 * the contract's to say.
 */
export function readCell(
  column: ImportColumn,
  text: string,
  surroundings: CellSurroundings,
): CellValue {
  const { control } = column;
  const { dictionary, country } = surroundings;
  const longest = control.as === 'line' ? control.longest : longestCell;
  if (text.length > longest) return { fault: 'tooLong', bound: String(longest) };
  switch (control.as) {
    case 'choice': {
      const value = findOther(column, text) ?? dictionary.findChoice(column, text);
      return value === undefined ? { fault: 'choice' } : { value };
    }
    case 'choices': {
      const values = listOf(text).map((one) => dictionary.findChoice(column, one));
      return values.includes(undefined) ? { fault: 'choice' } : { value: values };
    }
    case 'lines':
      return { value: listOf(text) };
    case 'yes':
      if (yes.has(foldCellText(text))) return { value: true };
      return no.has(foldCellText(text)) ? { value: undefined } : { fault: 'yes' };
    case 'money':
      return readMoney(text, surroundings);
    case 'number':
      return readQuantity(
        text,
        control.step === undefined ? 'wholeNumber' : 'number',
        surroundings,
      );
    case 'listing':
      return readQuantity(text, 'wholeNumber', surroundings);
    case 'measure':
      return readMeasure(control.measure, text, surroundings);
    case 'degrees':
      return readDegrees(text, control.most);
    case 'date':
      return readDate(text, country);
    case 'instant':
      return readInstant(text, country);
    case 'phone':
      return readPhone(text, country);
    case 'link':
      return { value: readWebAddress(text) };
    default:
      return { value: text };
  }
}

/** What people call countries and currencies beside the names of the columns' values. */
function findOther({ field }: ImportColumn, text: string): string | undefined {
  if (field === 'country') return readCountry(text);
  return field === 'currency' ? readCurrency(text) : undefined;
}

/** The parts of a cell that holds several: one a line, or between commas, semicolons or bars. */
function listOf(text: string): string[] {
  const parts = text.split(/[\n\r,;|]+/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

/**
 * Decides what to do with a lone comma before three digits, as of a date that may be two: where the
 * table shows no more, the custom of the country decides, and Canada, which writes both, has none.
 */
function judgeComma(
  { isUnsure }: { readonly isUnsure: boolean },
  { country, isCommaTable }: CellSurroundings,
): 'sure' | 'noted' | 'refused' {
  if (!isUnsure || isCommaTable) return 'sure';
  return country === 'US' || country === 'AU' ? 'noted' : 'refused';
}

const thousands: CellReadingNote = { note: 'thousands', bound: null };

function readQuantity(text: string, fault: CellFault, surroundings: CellSurroundings): CellValue {
  const decimal = readDecimal(text);
  if (!decimal) return { fault };
  // Nobody is shown how a plain number was read, so that a note would reach nobody.
  if (judgeComma(decimal, surroundings) !== 'sure') return { fault: 'thousands' };
  return { value: decimalToNumber(decimal) };
}

/** In the currency that the cell names, or else its column. */
function readMoney(text: string, surroundings: CellSurroundings): CellValue {
  const { mark } = surroundings;
  const read = readAmount(text);
  if (read === undefined) return { fault: 'money' };
  if (read === 'currency') return { fault: 'currency' };
  const ofColumn = mark === undefined ? undefined : readCurrency(mark);
  if (ofColumn && read.currency && ofColumn !== read.currency) return { fault: 'otherCurrency' };
  const comma = judgeComma(read, surroundings);
  if (comma === 'refused') return { fault: 'thousands' };
  const currency = read.currency ?? ofColumn;
  return {
    value: read.amount,
    ...(currency && { currency }),
    notes: comma === 'noted' ? [thousands] : [],
  };
}

/** In the unit that the cell names, or else its column, or else the country. */
function readMeasure(kind: MeasureKind, text: string, surroundings: CellSurroundings): CellValue {
  const { country, mark } = surroundings;
  const [, digits = text, word = ''] = /^([-−+\d.,\s]*\d)\s*([^-−+\d.,\s].*)$/.exec(text) ?? [];
  const decimal = readDecimal(digits);
  if (!decimal) return { fault: 'measure' };
  const ofColumn = mark === undefined ? undefined : readUnit(kind, mark);
  const written = word === '' ? ofColumn : readUnit(kind, word);
  if (word !== '' && !written) return { fault: 'measure' };
  const comma = judgeComma(decimal, surroundings);
  if (comma === 'refused') return { fault: 'thousands' };
  // What is wrong with the country is reported there.
  if (!written && !country) return { value: undefined };
  const unit = written ?? (country && usualUnit(kind, country));
  if (!unit) return { fault: 'unit' };
  const number = decimalToNumber(decimal);
  return {
    value: roundMeasure(number * unitSize(unit), kind),
    measure: { number, unit },
    notes: [
      ...(comma === 'noted' ? [thousands] : []),
      ...(written ? [] : [{ note: 'unit', bound: unit } as const]),
    ],
  };
}

/** `43.2557`, `-79,87`, `79.87° W`: west and south are below zero. */
function readDegrees(text: string, most: number): CellValue {
  const typed = plainCode(text).toUpperCase();
  const [, sign = '', digits = '', side = ''] =
    /^(-?)(\d{1,3}(?:[.,]\d+)?) ?°? ?([NSEWO]?)$/.exec(typed) ?? [];
  const size = Number(digits.replace(',', '.'));
  const sides = most === 90 ? 'NS' : 'EWO';
  if (digits === '' || size > most || (sign && side) || !sides.includes(side)) {
    return { fault: 'degrees' };
  }
  return { value: sign || (side !== '' && 'SWO'.includes(side)) ? -size : size };
}

function readDate(text: string, country: Country | undefined): CellValue {
  const day = readDay(text, country);
  if (day === 'order') return country ? { fault: 'dateOrder' } : { value: undefined };
  if (day === 'date') return { fault: 'date' };
  return { value: day.date, ...noteOfOrder(day, country) };
}

/**
 * Reads an instant as it is typed: converting it from the local time of the place is for code that
 * knows the place.
 */
function readInstant(text: string, country: Country | undefined): CellValue {
  const time = readTime(text, country);
  if (time === 'order') return country ? { fault: 'dateOrder' } : { value: undefined };
  if (time === 'date') return { fault: 'instant' };
  return { value: time, ...noteOfOrder(time, country) };
}

function noteOfOrder(
  { isByCountry }: Pick<TypedTime, 'isByCountry'>,
  country: Country | undefined,
): { readonly notes?: readonly CellReadingNote[] } {
  if (!isByCountry) return {};
  return { notes: [{ note: country === 'US' ? 'monthFirst' : 'dayFirst', bound: null }] };
}

/** `9.05555E+09`: what a spreadsheet makes of a number that is too long for its column. */
const shortened = /^\d([.,]\d+)?E\+?\d+$/i;
const extension = /^(.*\d)\s*[;,]?\s*(?:ext(?:ension)?|x|poste?|#)\.?\s*=?\s*\d{1,6}$/i;

function readPhone(text: string, country: Country | undefined): CellValue {
  const plain = plainCode(text);
  if (shortened.test(plain)) return { fault: 'lostDigits' };
  const [, number] = extension.exec(plain) ?? [];
  const isExtended = number !== undefined && country && readPhoneNumber(country, number);
  return isExtended ? { fault: 'phoneExtension' } : { value: plain };
}
