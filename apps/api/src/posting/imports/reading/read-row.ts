import { regionsOf } from '@boardwalk/sdk-core/account/billing-rules';
import { callingCodes } from '@boardwalk/sdk-core/account/phone-rules';
import { pricePeriodsOf } from '@boardwalk/sdk-core/posting/body-rules';
import type { CellFault, CellProblem } from '@boardwalk/sdk-core/posting/imports/cell-faults';
import type { ImportColumn } from '@boardwalk/sdk-core/posting/imports/columns';
import type { ImportKind } from '@boardwalk/sdk-core/posting/imports/import-kinds';
import { nationalPhone } from '@boardwalk/sdk-core/posting/national-phone';
import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import {
  type Country,
  countries,
  currencyByCountry,
} from '@boardwalk/sdk-core/vocabulary/places/countries';
import { type ColumnDictionary, dictionaryOf, foldWord } from './column-dictionary.ts';
import { readCell } from './read-cell.ts';
import type { TableRecord } from './read-records.ts';

/** Characters of a cell that a problem repeats. */
const shownCharacters = 80;

/** What the rows of a table are read by. */
export interface RowSurroundings {
  readonly kind: ImportKind;
  /** The column of each cell; nothing where a header is not known. */
  readonly header: readonly (ImportColumn | undefined)[];
  /** Whose table it is: the name where a row has none, all of it where a row names no contact at all. */
  readonly contact: Pick<WrittenBody['contact'], 'name' | 'phone' | 'email'>;
  /** Names that pass for whoever runs the site. */
  readonly reservedNames: readonly string[];
}

/** A row as far as it means something. */
export interface RowReading {
  readonly row: number;
  readonly reference: string | undefined;
  readonly body: WrittenBody;
  /** Whom the row itself names. */
  readonly contact: Record<keyof WrittenBody['contact'], unknown>;
  readonly problems: readonly CellProblem[];
}

/** What a cell says, for those who look for it. */
export function shownCell(text: string): string {
  const [...characters] = text.replaceAll('\0', '').slice(0, 2 * shownCharacters);
  return characters.slice(0, shownCharacters).join('');
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

/** Reads a row of a table in the shape of a listing; cells that mean nothing are left out and told. */
export function readRow(record: TableRecord, surroundings: RowSurroundings): RowReading {
  const { kind, header, contact } = surroundings;
  const dictionary = dictionaryOf(kind);
  const problems: CellProblem[] = [];
  const values = new Map<string, unknown>();
  header.forEach((column, index) => {
    const text = record.cells[index] ?? '';
    if (!column || text === '') return;
    const reading = readCell(column, text, dictionary);
    if ('value' in reading) values.set(column.field, reading.value);
    else problems.push(problemAt(record, header, column.field, reading));
  });
  for (const { field, isRequired } of header.filter((column) => column !== undefined)) {
    if (!isRequired || values.has(field)) continue;
    if (problems.some((problem) => problem.field === field)) continue;
    problems.push(problemAt(record, header, field, { fault: 'missing' }));
  }
  const half = halfPosition(values);
  if (half && !problems.some(({ field }) => field === half)) {
    problems.push(problemAt(record, header, half, { fault: 'missing' }));
  }
  const text = (field: string) => textOf(values.get(field));
  const own = {
    name: text('contactName'),
    phone: readPhone(text('contactPhone'), countryOf(values)),
    email: text('contactEmail'),
    website: text('website'),
  };
  // Beside a part of another contact, a part of one's own would publish what nobody asked for.
  const isNobody = Object.values(own).every((value) => value === null);
  return {
    row: record.row,
    reference: text('reference') ?? undefined,
    body: {
      subcategory: text('subcategory') ?? '',
      title: text('title') ?? '',
      description: text('description') ?? '',
      ...readPrice(kind, values, dictionary),
      place: readPlace(values),
      contact: {
        ...(isNobody ? { phone: contact.phone, email: contact.email, website: null } : own),
        name: own.name ?? contact.name,
      },
      hours: null,
      // The reader of the column makes lines of it.
      tags: (values.get('tags') as readonly string[] | undefined) ?? [],
      pictures: [],
    },
    contact: own,
    problems,
  };
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

function readPlace(values: ReadonlyMap<string, unknown>): WrittenBody['place'] {
  const [lat, lng] = [values.get('latitude'), values.get('longitude')];
  const country = countryOf(values);
  return {
    street: textOf(values.get('street')),
    city: textOf(values.get('city')) ?? '',
    region: regionCode(country, textOf(values.get('region')) ?? ''),
    country: country ?? '',
    postalCode: textOf(values.get('postalCode')),
    pin: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
    isAreaOnly: values.get('isAreaOnly') === true,
  };
}

/** The code of a region by its code or its name; what is none is left as it is. */
function regionCode(country: Country | undefined, text: string): string {
  const word = foldWord(text);
  const regions = country ? regionsOf(country) : [];
  const found = regions.find(({ code, name, frenchName = name }) =>
    [code, name, frenchName].some((one) => foldWord(one) === word),
  );
  return found?.code ?? text;
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
  { columns }: ColumnDictionary,
): Pick<WrittenBody, 'attributes' | 'price'> {
  const own = columns.filter(({ path }) => path.startsWith('attributes.'));
  const attributes = Object.fromEntries(
    own.flatMap(({ field }) => {
      const value = values.get(field);
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const amount = values.get('price');
  const country = countryOf(values);
  if (typeof amount !== 'number') return { attributes, price: null };
  const subcategory = textOf(values.get('subcategory')) ?? '';
  const [usual] = pricePeriodsOf(kind, { subcategory, attributes });
  const price = {
    amount,
    currency: values.get('currency') ?? (country && currencyByCountry[country]),
    period: values.get('period') ?? usual,
  };
  // The readers of these columns admit the values of the contract alone.
  return { attributes, price: price as WrittenBody['price'] };
}
