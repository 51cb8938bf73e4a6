import { isRegionOf } from '@boardwalk/sdk-core/account/billing-rules';
import { findBodyFaults } from '@boardwalk/sdk-core/posting/body-rules';
import { listingBodies } from '@boardwalk/sdk-core/posting/body-schemas';
import type { CellFault, CellProblem } from '@boardwalk/sdk-core/posting/imports/cell-faults';
import { columnOfPath, type ImportColumn } from '@boardwalk/sdk-core/posting/imports/columns';
import type { CellReading } from '@boardwalk/sdk-core/posting/imports/reading-schemas';
import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { type PlacedTime, placeTime } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { zonedInstant } from '@boardwalk/sdk-core/vocabulary/time/zoned-instant';
import * as z from 'zod/mini';
import { findShownNameFault } from '../../../account/names/find-name-problems.ts';
import type { TableRecord } from '../../../platform/tables/read-records.ts';
import { findWhereabouts, type Whereabouts } from '../../publish/find-whereabouts.ts';
import { dictionaryOf } from './column-dictionary.ts';
import { describeReadings } from './describe-readings.ts';
import type { CellReadingNote } from './read-cell.ts';
import type { TypedTime } from './read-date.ts';
import { problemAt, type RowContent, type RowSurroundings, readRow } from './read-row.ts';
import type { ReadyListing } from './ready-listing.ts';

/** A row that can be published, or what is wrong with it. */
export type CheckedRow =
  | {
      readonly row: number;
      readonly reference: string | undefined;
      readonly ready: ReadyListing;
      readonly readings: readonly CellReading[];
      /** The listing as the row itself says it, regardless of whose table it stands in. */
      readonly written: unknown;
    }
  | { readonly row: number; readonly problems: readonly CellProblem[] };

interface Finding {
  readonly path: string;
  readonly fault: CellFault;
  readonly bound?: string | null;
}

/** Checks a row as publishing it would, and says all that is wrong, once for each column. */
export async function checkRow(
  record: TableRecord,
  surroundings: RowSurroundings,
): Promise<CheckedRow> {
  const { kind, header } = surroundings;
  const { columns } = dictionaryOf(kind);
  const content = readRow(record, surroundings);
  const { row, reference, body: read, contact, problems } = content;
  const isWrong = new Set(problems.map(({ field }) => field));
  const where = await findWhere(kind, read, isWrong);
  const placed = placeTimes(columns, read, where.whereabouts?.timeZone);
  const { body } = placed;
  const parsed = z.safeParse(listingBodies[kind], body);
  const findings = [
    ...(canBeCompared(body, isWrong) ? findUnfitting(kind, body) : []),
    ...where.findings,
    ...findNameFaults(read, surroundings),
    ...(parsed.error?.issues ?? []).map((issue) => findingOf(issue, columns)),
  ];
  const all = [...problems];
  for (const { path, fault, bound = null } of findings) {
    const column = columnOfPath(columns, path);
    const field = column?.field;
    if (all.some((problem) => problem.field === (field ?? null))) continue;
    // What a whole table lacks is reported for the table.
    if (column?.isRequired && !header.includes(column)) continue;
    all.push(problemAt(record, header, field, { fault, bound }));
  }
  // As one reads the row; what concerns all of it comes first.
  all.sort((one, other) => (one.column ?? 0) - (other.column ?? 0));
  if (all.length > 0 || !parsed.success || !where.whereabouts) return { row, problems: all };
  const ready = { body: parsed.data, whereabouts: where.whereabouts };
  const notes = [...content.notes, ...placed.notes];
  const readings = describeReadings(record, { header, cells: content.cells, notes, ...ready });
  return { row, reference, ready, readings, written: { ...ready.body, contact } };
}

/** Whether the fields on which others depend mean something. */
function canBeCompared(body: WrittenBody, isWrong: ReadonlySet<string | null>): boolean {
  const isKnown = body.subcategory !== '' && body.place.country !== '';
  return isKnown && !['saleType', 'shipping', 'region', 'period'].some((one) => isWrong.has(one));
}

function findUnfitting(kind: RowSurroundings['kind'], body: WrittenBody): Finding[] {
  const country = countries.find((one) => one === body.place.country);
  if (!country) return [];
  const written = { ...body, place: { ...body.place, country } };
  return findBodyFaults(kind, written).map(({ path, rule }) => ({
    path: path.join('.'),
    fault: rule === 'period' ? 'otherType' : rule,
  }));
}

function findNameFaults({ contact }: WrittenBody, surroundings: RowSurroundings): Finding[] {
  const fault = findShownNameFault(contact.name, surroundings);
  return fault ? [{ path: 'contact.name', fault: 'name' }] : [];
}

/** What follows from a place, or what is wrong with it. */
async function findWhere(
  kind: RowSurroundings['kind'],
  { place }: WrittenBody,
  isWrong: ReadonlySet<string | null>,
): Promise<{ readonly whereabouts?: Whereabouts; readonly findings: readonly Finding[] }> {
  const country = countries.find((one) => one === place.country);
  const depends = ['country', 'region', 'city', 'latitude', 'longitude'];
  const isRead = depends.every((field) => !isWrong.has(field));
  if (!isRead || !country || place.region === '') return { findings: [] };
  if (!isRegionOf(country, place.region)) {
    return { findings: [{ path: 'place.region', fault: 'region' }] };
  }
  if (place.city === '') return { findings: [] };
  try {
    return { whereabouts: await findWhereabouts(kind, { ...place, country }), findings: [] };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [path = ''] = error.fields?.map((field) => field.path) ?? [];
    const isPin = path.endsWith('.pin');
    return {
      findings: [{ path: isPin ? 'place.pin' : 'place.city', fault: isPin ? 'pin' : 'city' }],
    };
  }
}

const lastMinute = 24 * 60 - 1;

/** Times by the clocks of the place, as instants; a date alone is the end of that day. */
function placeTimes(
  columns: readonly ImportColumn[],
  body: WrittenBody,
  timeZone: string | undefined,
): Pick<RowContent, 'body' | 'notes'> {
  const attributes: Record<string, unknown> = { ...body.attributes };
  const notes: (readonly [string, CellReadingNote])[] = [];
  for (const { field, control } of columns) {
    // The reader of these columns answers nothing else.
    const time = attributes[field] as TypedTime | undefined;
    if (control.as !== 'instant' || time === undefined) continue;
    delete attributes[field];
    if (!timeZone) continue;
    const { date, minute = lastMinute, offset } = time;
    const placed: PlacedTime =
      offset === undefined
        ? placeTime(date, minute, timeZone)
        : { instant: Date.parse(date) + (minute - offset) * minuteMs };
    attributes[field] = zonedInstant(new Date(placed.instant), timeZone);
    if (placed.change) notes.push([field, { note: `${placed.change}Time`, bound: null }]);
  }
  return { body: { ...body, attributes }, notes };
}

/** What an issue of the contract's schema is called here. */
function findingOf(issue: z.core.$ZodIssue, columns: readonly ImportColumn[]): Finding {
  const path = issue.path.join('.');
  const column = columnOfPath(columns, path);
  const isMoney = column?.control.as === 'money';
  const written = (bound: number | bigint) => String(isMoney ? Number(bound) / 100 : bound);
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'number' || issue.origin === 'int') {
        return { path, fault: 'tooSmall', bound: written(issue.minimum) };
      }
      return { path, fault: 'missing' };
    case 'too_big':
      if (issue.origin === 'number' || issue.origin === 'int') {
        return { path, fault: 'tooLarge', bound: written(issue.maximum) };
      }
      return {
        path,
        fault: issue.origin === 'array' ? 'tooMany' : 'tooLong',
        bound: String(issue.maximum),
      };
    case 'not_multiple_of':
      return { path, fault: 'step', bound: String(issue.divisor) };
    case 'invalid_value':
      return { path, fault: 'choice' };
    case 'invalid_type':
      if (issue.expected === 'int') return { path, fault: 'wholeNumber' };
      return { path, fault: issue.input === undefined ? 'missing' : 'wrong' };
    default:
      return { path, fault: faultByColumn(column) };
  }
}

const faultsByField: Readonly<Record<string, CellFault>> = {
  postalCode: 'postalCode',
  region: 'region',
  contactEmail: 'email',
  contactPhone: 'phone',
};
const faultsByControl: Readonly<Record<string, CellFault>> = {
  link: 'link',
  date: 'date',
  instant: 'instant',
};

function faultByColumn(column: ImportColumn | undefined): CellFault {
  if (!column) return 'wrong';
  return faultsByField[column.field] ?? faultsByControl[column.control.as] ?? 'wrong';
}
