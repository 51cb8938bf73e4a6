import { saleTypes } from '../../listings/enumerations/property/sale-types.ts';
import { subcategories } from '../../listings/fields/subcategories.ts';
import type { FormFieldControl, FormRow } from '../../listings/form/form-rows.ts';
import { formRows } from '../../listings/form/forms.ts';
import { periodsOf } from '../../listings/prices/price-periods.ts';
import { countries, currencies } from '../../vocabulary/places/countries.ts';
import { longest, most } from '../limits.ts';
import type { ImportKind } from './import-kinds.ts';

/** With what a cell is read: as the form asks for a field, and what a form has parts of its own for. */
export type CellControl =
  | FormFieldControl
  /** A province, state or territory by its code or its name. */
  | { readonly as: 'region' }
  | { readonly as: 'degrees'; readonly most: number }
  | { readonly as: 'phone' };

/** A column of a kind's table. */
export interface ImportColumn {
  /** Its name in the contract, by which a header may always call it. */
  readonly field: string;
  /** Where its value stands in a listing's body. */
  readonly path: string;
  readonly control: CellControl;
  readonly isRequired: boolean;
}

type Column = readonly [field: string, path: string, control: CellControl, isRequired?: true];

const line = (characters: number) => ({ as: 'line', longest: characters }) as const;
const choice = (values: readonly string[]) => ({ as: 'choice', values }) as const;

function sharedColumns(kind: ImportKind): readonly Column[] {
  const offers = kind === 'property' ? saleTypes : [undefined];
  const periods = offers.flatMap((offer) => periodsOf(kind, [], offer));
  return [
    ['reference', 'reference', line(longest.reference)],
    ['subcategory', 'subcategory', choice(subcategories[kind]), true],
    ['title', 'title', line(longest.title), true],
    ['description', 'description', line(longest.description), true],
    ['price', 'price', { as: 'money' }],
    ['currency', 'price.currency', choice(currencies)],
    ['period', 'price.period', choice([...new Set(periods)])],
    ['country', 'place.country', choice(countries), true],
    ['region', 'place.region', { as: 'region' }, true],
    ['city', 'place.city', line(longest.city), true],
    ['street', 'place.street', line(longest.street)],
    ['postalCode', 'place.postalCode', line(20)],
    ['latitude', 'place.pin.lat', { as: 'degrees', most: 90 }],
    ['longitude', 'place.pin.lng', { as: 'degrees', most: 180 }],
    ['isAreaOnly', 'place.isAreaOnly', { as: 'yes' }],
  ];
}

const lastColumns: readonly Column[] = [
  ['tags', 'tags', { as: 'lines', most: most.tags, longest: longest.tag }],
  ['contactName', 'contact.name', line(longest.contactName)],
  ['contactPhone', 'contact.phone', { as: 'phone' }],
  ['contactEmail', 'contact.email', line(300)],
  ['website', 'contact.website', { as: 'link' }],
];

function ownColumn([field, row]: readonly [string, FormRow]): Column {
  const path = `attributes.${field}`;
  return row.isRequired ? [field, path, row.control, true] : [field, path, row.control];
}

/** The columns of a kind in the order of its template. */
export function importColumns(kind: ImportKind): readonly ImportColumn[] {
  const own = formRows(kind).map(ownColumn);
  return [...sharedColumns(kind), ...own, ...lastColumns].map(
    ([field, path, control, isRequired = false]) => ({ field, path, control, isRequired }),
  );
}

/** The column of a listing's part: `contact.phone.number` is that of `contact.phone`. */
export function columnOfPath(
  columns: readonly ImportColumn[],
  path: string,
): ImportColumn | undefined {
  const named = path === 'place.pin' ? 'place.pin.lat' : path.replace(/^price\.amount$/, 'price');
  const fitting = columns.filter(
    (column) => named === column.path || named.startsWith(`${column.path}.`),
  );
  // `price.period` is rather the period than the price.
  return fitting.toSorted((a, b) => b.path.length - a.path.length)[0];
}
