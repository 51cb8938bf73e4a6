import { callingCodes } from '@boardwalk/sdk-core/account/phone-rules';
import { pricePeriodsOf } from '@boardwalk/sdk-core/posting/body-rules';
import type { CellFault, CellProblem } from '@boardwalk/sdk-core/posting/imports/cell-faults';
import type { ImportColumn } from '@boardwalk/sdk-core/posting/imports/columns';
import type { ImportKind } from '@boardwalk/sdk-core/posting/imports/import-kinds';
import { nationalPhone } from '@boardwalk/sdk-core/posting/national-phone';
import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import {
  type Country,
  type Currency,
  countries,
  currencies,
  currencyByCountry,
} from '@boardwalk/sdk-core/vocabulary/places/countries';
import { readCountry } from '@boardwalk/sdk-core/vocabulary/places/country-names';
import { readRegion } from '@boardwalk/sdk-core/vocabulary/places/read-region';
import { plainCode } from '@boardwalk/sdk-core/vocabulary/text/plain-code';
import type { TableRecord } from '../../../platform/tables/read-records.ts';
import { shownCell } from '../../../platform/tables/shown-cell.ts';
import { dictionaryOf } from './column-dictionary.ts';
import { type CellReadingNote, type CellValue, readCell } from './read-cell.ts';

/** A cell that means something. */
export type ReadCell = Extract<CellValue, { readonly value: unknown }>;

/** What the rows of a table are read by. */
export interface RowSurroundings {
  readonly kind: ImportKind;
  /** The column of each cell; nothing where a header is not known. */
  readonly header: readonly (ImportColumn | undefined)[];
  /** The unit or currency that the header names behind a column, by the column's field. */
  readonly marks: ReadonlyMap<string, string>;
  /** Whether commas part the cells, so that whatever wrote the table has no comma before decimals. */
  readonly isCommaTable: boolean;
  /** The first name of whose table it is, for rows that have no contact name. */
  readonly ownName: string;
  /** Names that pass for the operator of the site. */
  readonly reservedNames: readonly string[];
}

/** A row as far as it means something. */
export interface RowContent {
  readonly row: number;
  readonly reference: string | undefined;
  readonly body: WrittenBody;
  /** Whom the row itself names. */
  readonly contact: Record<keyof WrittenBody['contact'], unknown>;
  /** Its cells that mean something, by their fields. */
  readonly cells: ReadonlyMap<string, ReadCell>;
  /** What was assumed beyond a single cell, by fields. */
  readonly notes: readonly (readonly [field: string, note: CellReadingNote])[];
  readonly problems: readonly CellProblem[];
}

/** A problem at the cell of a column. */
export function problemAt(
  { row, cells }: TableRecord,
  header: RowSurroundings['header'],
  field: string | undefined,
  { fault, bound = null }: { readonly fault: CellFault; readonly bound?: string | null },
): CellProblem {
  const index = header.findIndex((column) => column !== undefined && column.field === field);
  const value = shownCell(cells[index] ?? '');
  return { row, column: index < 0 ? null : index + 1, field: field ?? null, fault, value, bound };
}

/**
 * Reads a row of a table in the shape of a listing; cells that mean nothing are left out and
 * reported.
 */
export function readRow(record: TableRecord, surroundings: RowSurroundings): RowContent {
  const { kind, header, ownName } = surroundings;
  const { cells, values, problems } = readCells(record, surroundings);
  for (const { field, isRequired } of header.filter((column) => column !== undefined)) {
    if (!isRequired || values.has(field)) continue;
    if (problems.some((problem) => problem.field === field)) continue;
    problems.push(problemAt(record, header, field, { fault: 'missing' }));
  }
  const half = halfPosition(values);
  if (half && !problems.some(({ field }) => field === half)) {
    problems.push(problemAt(record, header, half, { fault: 'missing' }));
  }
  const currency = readCurrencies(cells, countryOf(values));
  for (const field of currency.others) {
    problems.push(problemAt(record, header, field, { fault: 'otherCurrency' }));
  }
  const price = readPrice(kind, values, currency);
  const place = readPlace(values);
  const text = (field: string) => textOf(values.get(field));
  const own = {
    name: text('contactName'),
    phone: readPhone(text('contactPhone'), countryOf(values)),
    email: text('contactEmail'),
    website: text('website'),
  };
  return {
    row: record.row,
    reference: text('reference') ?? undefined,
    body: {
      subcategory: text('subcategory') ?? '',
      title: text('title') ?? '',
      description: text('description') ?? '',
      attributes: price.attributes,
      price: price.price,
      place: place.place,
      contact: { ...own, name: own.name ?? ownName },
      hours: null,
      // The reader of the column makes lines of it.
      tags: (values.get('tags') as readonly string[] | undefined) ?? [],
      pictures: [],
    },
    contact: own,
    cells,
    notes: [...price.notes, ...place.notes],
    problems,
  };
}

/** The cells of a row, each as its column wants it, and what is wrong with the others. */
function readCells(
  record: TableRecord,
  { kind, header, marks, isCommaTable }: RowSurroundings,
): {
  readonly cells: ReadonlyMap<string, ReadCell>;
  readonly values: ReadonlyMap<string, unknown>;
  readonly problems: CellProblem[];
} {
  const dictionary = dictionaryOf(kind);
  const country = countryAt(record, header);
  const problems: CellProblem[] = [];
  const cells = new Map<string, ReadCell>();
  header.forEach((column, index) => {
    const text = record.cells[index] ?? '';
    if (!column || text === '') return;
    const mark = marks.get(column.field);
    const reading = readCell(column, text, { dictionary, country, mark, isCommaTable });
    if ('value' in reading) cells.set(column.field, reading);
    else problems.push(problemAt(record, header, column.field, reading));
  });
  const values = new Map([...cells].map(([field, { value }]) => [field, value]));
  return { cells, values, problems };
}

/** The country of a row, before the rest of it is read. */
function countryAt({ cells }: TableRecord, header: RowSurroundings['header']): Country | undefined {
  const at = header.findIndex((column) => column?.field === 'country');
  return readCountry(cells[at] ?? '');
}

interface RowCurrency {
  readonly currency: Currency | undefined;
  readonly isAssumed: boolean;
  /** Fields whose cells name another. */
  readonly others: readonly string[];
}

/** The currency of a row's amounts: that of its column, of its price, or else of the country. */
function readCurrencies(
  cells: ReadonlyMap<string, ReadCell>,
  country: Country | undefined,
): RowCurrency {
  const named = currencies.find((one) => one === cells.get('currency')?.value);
  const written = named ?? cells.get('price')?.currency;
  const currency = written ?? (country && currencyByCountry[country]);
  // Without a country, that is reported first.
  const others = currency
    ? [...cells].filter(([, cell]) => cell.currency && cell.currency !== currency)
    : [];
  return { currency, isAssumed: !written, others: others.map(([field]) => field) };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function countryOf(values: ReadonlyMap<string, unknown>): Country | undefined {
  return countries.find((one) => one === values.get('country'));
}

/** The other one of latitude and longitude, where one stands alone. */
function halfPosition(values: ReadonlyMap<string, unknown>): string | undefined {
  if (values.has('latitude') === values.has('longitude')) return undefined;
  return values.has('latitude') ? 'longitude' : 'latitude';
}

function readPlace(values: ReadonlyMap<string, unknown>): {
  readonly place: WrittenBody['place'];
  readonly notes: RowContent['notes'];
} {
  const [lat, lng] = [values.get('latitude'), values.get('longitude')];
  const country = countryOf(values);
  const region = textOf(values.get('region')) ?? '';
  const typed = textOf(values.get('postalCode'));
  const postalCode = typed !== null && country ? withZero(country, typed) : typed;
  const place = {
    street: textOf(values.get('street')),
    city: textOf(values.get('city')) ?? '',
    // Of which country it is none, nobody knows.
    region: country ? (readRegion(country, region) ?? region) : '',
    country: country ?? '',
    postalCode,
    pin: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
    isAreaOnly: values.get('isAreaOnly') === true,
  };
  const zero = ['city', { note: 'leadingZero', bound: null }] as const;
  return { place, notes: postalCode === typed ? [] : [zero] };
}

/** A postal code whose first zero a spreadsheet has taken for that of a number: `2134` of Boston. */
function withZero(country: Country, text: string): string {
  const code = plainCode(text);
  const isShort = { CA: false, US: /^\d{4}(?:-\d{4})?$/.test(code), AU: /^\d{3}$/.test(code) };
  return isShort[country] ? `0${code}` : text;
}

function readPhone(
  text: string | null,
  country: Country | undefined,
): WrittenBody['contact']['phone'] {
  if (text === null || !country) return null;
  if (text.startsWith('+')) {
    const international = nationalPhone(`+${text.replace(/\D/g, '')}`, country);
    if (international) return international;
  }
  return { country, code: callingCodes[country], number: text };
}

/** The fields of the kind, and the price, whose period follows from them where none is given. */
function readPrice(
  kind: ImportKind,
  values: ReadonlyMap<string, unknown>,
  { currency, isAssumed }: RowCurrency,
): Pick<WrittenBody, 'attributes' | 'price'> & Pick<RowContent, 'notes'> {
  const own = dictionaryOf(kind).columns.filter(({ path }) => path.startsWith('attributes.'));
  const attributes = Object.fromEntries(
    own.flatMap(({ field }) => {
      const value = values.get(field);
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const amount = values.get('price');
  // What is wrong with the country is reported there.
  if (typeof amount !== 'number' || !currency) return { attributes, price: null, notes: [] };
  const subcategory = textOf(values.get('subcategory')) ?? '';
  const periods = pricePeriodsOf(kind, { subcategory, attributes });
  const [usual] = periods;
  const period = values.get('period');
  const price = { amount, currency, period: period ?? usual };
  const isUsual = period === undefined && usual && periods.length > 1;
  const notes: RowContent['notes'] = [
    ...(isAssumed ? [['price', { note: 'currency', bound: currency }] as const] : []),
    ...(isUsual ? [['price', { note: 'period', bound: usual }] as const] : []),
  ];
  // The readers of these columns admit the values of the contract alone.
  return { attributes, price: price as WrittenBody['price'], notes };
}
