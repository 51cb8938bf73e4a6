import type { CellFault } from '@boardwalk/sdk-core/posting/imports/cell-faults';
import type { ImportColumn } from '@boardwalk/sdk-core/posting/imports/columns';
import { minorUnitsOf } from '@boardwalk/sdk-core/vocabulary/money/minor-units';
import { unitChoices } from '@boardwalk/sdk-core/vocabulary/numbers/measures';
import { supportedLocales } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { type ColumnDictionary, foldWord } from './column-dictionary.ts';
import { numberOf, readDecimal } from './read-decimal.ts';

/** What a cell means, or why it means nothing. */
export type CellReading =
  | { readonly value: unknown }
  | { readonly fault: CellFault; readonly bound?: string };

/** Characters of a cell that is no text of its own: patterns are tried on nothing longer. */
const longestCell = 2_000;

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'oui', 'o', 'vrai']);
const no = new Set(['no', 'n', 'false', '0', 'non', 'faux']);

/** Other spellings of units, folded. */
const unitNames: Readonly<Record<string, string>> = {
  sqft: 'ft2',
  sf: 'ft2',
  pica: 'pi2',
  sqm: 'm2',
  acre: 'ac',
  acres: 'ac',
  hectare: 'ha',
  hectares: 'ha',
};

/** Units that stand behind a measure, folded, with their size in m² or m. */
const unitSizes = new Map(
  (['area', 'land', 'distance'] as const).flatMap((kind) =>
    supportedLocales.flatMap((locale) =>
      unitChoices(kind, locale).map(({ symbol, size }) => [foldUnit(symbol), size] as const),
    ),
  ),
);
function foldUnit(text: string): string {
  const word = foldWord(text);
  return unitNames[word] ?? word;
}

/**
 * Reads a cell that is not empty as its column wants it; what is right or wrong about the value is
 * the contract's to say.
 */
export function readCell(
  column: ImportColumn,
  text: string,
  dictionary: ColumnDictionary,
): CellReading {
  const { control } = column;
  const longest = control.as === 'line' ? control.longest : longestCell;
  if (text.length > longest) return { fault: 'tooLong', bound: String(longest) };
  switch (control.as) {
    case 'choice': {
      const value = dictionary.findChoice(column, text);
      return value === undefined ? { fault: 'choice' } : { value };
    }
    case 'choices': {
      const values = listOf(text).map((one) => dictionary.findChoice(column, one));
      return values.includes(undefined) ? { fault: 'choice' } : { value: values };
    }
    case 'lines':
      return { value: listOf(text) };
    case 'yes':
      if (yes.has(foldWord(text))) return { value: true };
      return no.has(foldWord(text)) ? { value: undefined } : { fault: 'yes' };
    case 'money':
      return readMoney(text);
    case 'number':
      return readQuantity(text, control.step === undefined ? 'wholeNumber' : 'number');
    case 'listing':
      return readQuantity(text, 'wholeNumber');
    case 'measure':
      return readMeasure(text);
    case 'degrees':
      return readDegrees(text, control.most);
    case 'date':
      return readDate(text);
    default:
      return { value: text };
  }
}

/** The parts of a cell that holds several: one a line, or between commas, semicolons or bars. */
function listOf(text: string): string[] {
  const parts = text.split(/[\n\r,;|]+/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

function readQuantity(text: string, fault: CellFault): CellReading {
  const decimal = readDecimal(text);
  return decimal ? { value: numberOf(decimal) } : { fault };
}

/** In whole minor units, never by way of a fraction. */
function readMoney(text: string): CellReading {
  const decimal = readDecimal(text);
  const amount = decimal && minorUnitsOf(decimal);
  if (!decimal || amount === undefined) return { fault: 'money' };
  return { value: decimal.isNegative ? -amount : amount };
}

/** A number with or without its unit; without one it is in square metres, as in the contract. */
function readMeasure(text: string): CellReading {
  const [, digits = text, unit = ''] = /^([-−+\d.,\s\u00a0\u202f]+)(\D.*)$/.exec(text) ?? [];
  const decimal = readDecimal(digits);
  const size = unit === '' ? 1 : unitSizes.get(foldUnit(unit));
  if (!decimal || size === undefined) return { fault: 'number' };
  // The contract keeps hundredths.
  return { value: Math.round(numberOf(decimal) * size * 100) / 100 };
}

function readDegrees(text: string, most: number): CellReading {
  const [, sign = '', digits = ''] = /^([-−]?)(\d{1,3}(?:[.,]\d+)?)°?$/.exec(text) ?? [];
  const size = Number(digits.replace(',', '.'));
  if (digits === '' || size > most) return { fault: 'degrees' };
  return { value: sign === '' ? size : -size };
}

function readDate(text: string): CellReading {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return { fault: 'date' };
  return { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}
