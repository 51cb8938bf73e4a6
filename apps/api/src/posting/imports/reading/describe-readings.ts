import type { ListingBody } from '@boardwalk/sdk-core/posting/body-schemas';
import type { ImportColumn } from '@boardwalk/sdk-core/posting/imports/columns';
import type { CellReading, Understood } from '@boardwalk/sdk-core/posting/imports/reading-schemas';
import { currencyByCountry } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { TableRecord } from '../../../platform/tables/read-records.ts';
import { shownCell } from '../../../platform/tables/shown-cell.ts';
import type { CellReadingNote } from './read-cell.ts';
import type { RowContent, RowSurroundings } from './read-row.ts';
import type { ReadyListing } from './ready-listing.ts';

type ReadRow = Pick<RowSurroundings, 'header'> & Pick<RowContent, 'cells' | 'notes'> & ReadyListing;

/** The columns that name a place, in the order in which people read one. */
const placeFields = ['street', 'city', 'region', 'postalCode', 'country'];

/** What was understood of each price, measure, date and place of a right row, beside what stands there. */
export function describeReadings(record: TableRecord, row: ReadRow): readonly CellReading[] {
  return row.header.flatMap((column, index) => {
    const understood = column && understand(column, row);
    if (!understood) return [];
    const value = understood.as === 'place' ? placeCells(record, row.header) : record.cells[index];
    return {
      field: column.field,
      column: index + 1,
      value: shownCell(value ?? ''),
      understood,
      notes: notesOf(column.field, row),
    };
  });
}

function notesOf(field: string, { cells, notes }: ReadRow): CellReadingNote[] {
  const own = cells.get(field)?.notes ?? [];
  const others = notes.filter(([of]) => of === field).map(([, note]) => note);
  return [...own, ...others];
}

/** What a column says, where it is one that may be read otherwise than it is meant. */
function understand(
  { field, control }: ImportColumn,
  { body, cells, whereabouts: { timeZone } }: ReadRow,
): Understood | undefined {
  const cell = cells.get(field);
  if (cell?.value === undefined) return undefined;
  if (field === 'price') return body.price ? { as: 'price', price: body.price } : undefined;
  if (field === 'city') return understandPlace(body);
  const attributes: Readonly<Record<string, unknown>> = body.attributes;
  const value = attributes[field];
  if (control.as === 'measure') return cell.measure && { as: 'measure', ...cell.measure };
  if (control.as === 'money' && typeof value === 'number') {
    const currency = body.price?.currency ?? currencyByCountry[body.place.country];
    return { as: 'money', amount: value, currency };
  }
  if (control.as === 'date' && typeof value === 'string') return { as: 'date', date: value };
  if (control.as === 'instant' && typeof value === 'string') {
    return { as: 'time', instant: value, timeZone };
  }
  return undefined;
}

function understandPlace({ place }: ListingBody): Understood {
  const { city, region, country, postalCode } = place;
  return { as: 'place', city, region, country, postalCode };
}

/** All that a row says of its place. */
function placeCells({ cells }: TableRecord, header: RowSurroundings['header']): string {
  const texts = placeFields.map((field) => {
    const at = header.findIndex((column) => column?.field === field);
    return cells[at] ?? '';
  });
  return texts.filter((text) => text !== '').join(', ');
}
