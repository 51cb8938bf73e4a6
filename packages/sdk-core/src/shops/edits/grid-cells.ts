import { readTypedMoney } from '../../vocabulary/money/read-typed-money.ts';
import { writeTypedAmount } from '../../vocabulary/money/write-typed-amount.ts';
import { readDigits } from '../../vocabulary/numbers/read-number.ts';
import type { Currency } from '../../vocabulary/places/countries.ts';
import type { Locale } from '../../vocabulary/text/locale.ts';
import { largestPrice } from '../shop-limits.ts';
import { largestStock } from './edit-limits.ts';
import type { EditableRow } from './schemas.ts';

/** What of a row can be edited. */
export const gridFields = ['price', 'stock', 'active'] as const;
export type GridField = (typeof gridFields)[number];

/** What can be wrong with what is typed in a cell; each has its words in `productGridMessages`. */
export type GridFault =
  | 'priceMissing'
  | 'price'
  | 'priceTooLow'
  | 'priceTooHigh'
  | 'stock'
  | 'stockTooHigh'
  | 'active'
  | 'mayNotHide';

/** In whose way numbers are read, and for which shop. */
export interface GridReader {
  readonly locale: Locale;
  readonly currency: Currency;
  /** Whether the reader may hide products. */
  readonly mayHide: boolean;
}

/** The values of a row: minor units, pieces or null where these are not counted, and whether it shows. */
export interface GridValues {
  readonly price: number;
  readonly stock: number | null;
  readonly active: boolean;
}

/** What a typed cell means, or what is wrong with it. */
export type ReadGridCell<Field extends GridField> =
  | { readonly value: GridValues[Field]; readonly fault?: undefined }
  | { readonly fault: GridFault };

/** What stands in the shop. */
export function valuesOf({ price, stockMode, stock, isActive }: EditableRow): GridValues {
  return { price, stock: stockMode === 'counted' ? stock : null, active: isActive };
}

/** The words by which a table says yes and no; the first ones are written. */
const yes = { en: ['yes', 'true', '1', 'y', 'shown', 'x'], fr: ['oui', 'vrai', 'affiché', 'o'] };
const no = { en: ['no', 'false', '0', 'n', 'hidden'], fr: ['non', 'faux', 'masqué'] };

/** A cell of a row as it is typed: what it is edited from, and copied as. */
export function writeCell(values: GridValues, field: GridField, locale: Locale): string {
  if (field === 'price') return writeTypedAmount(values.price, locale);
  if (field === 'stock') return values.stock === null ? '' : String(values.stock);
  return (values.active ? yes : no)[locale === 'fr-CA' ? 'fr' : 'en'][0] ?? '';
}

/** Reads a cell, as it is typed or pasted from a spreadsheet. */
export function readGridCell<Field extends GridField>(
  field: Field,
  text: string,
  reader: GridReader,
): ReadGridCell<Field> {
  const read = { price: readPrice, stock: readStock, active: readActive }[field];
  // Each reads what its field has.
  return read(text.trim(), reader) as ReadGridCell<Field>;
}

function readPrice(text: string, { locale, currency }: GridReader): ReadGridCell<'price'> {
  if (text === '') return { fault: 'priceMissing' };
  const amount = readTypedMoney(text, locale, currency)?.amount;
  if (amount === undefined) return { fault: 'price' };
  if (amount < 1) return { fault: 'priceTooLow' };
  return amount > largestPrice ? { fault: 'priceTooHigh' } : { value: amount };
}

/** Pieces; a spreadsheet that shows decimals writes whole ones as `12.00`. */
function readStock(text: string, { locale }: GridReader): ReadGridCell<'stock'> {
  if (text === '') return { value: null };
  const digits = readDigits(text, locale);
  if (!digits || /[^0]/.test(digits.places)) return { fault: 'stock' };
  const value = Number(digits.whole);
  return value > largestStock ? { fault: 'stockTooHigh' } : { value };
}

function readActive(text: string, { mayHide }: GridReader): ReadGridCell<'active'> {
  const word = text.toLowerCase();
  if ([...yes.en, ...yes.fr].includes(word)) return { value: true };
  if (![...no.en, ...no.fr].includes(word)) return { fault: 'active' };
  return mayHide ? { value: false } : { fault: 'mayNotHide' };
}
