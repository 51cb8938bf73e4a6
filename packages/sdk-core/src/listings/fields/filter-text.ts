import type { FieldProblem } from '../../vocabulary/problem.ts';
import type { ListingKind } from '../kinds.ts';
import type { FieldFilter } from './fields.ts';
import {
  type DateRange,
  type FilterValue,
  type FilterValues,
  filtersOf,
  findFilter,
  listActiveFilters,
  maximumFilterTextLength,
  maximumFilterValues,
  type NumberRange,
} from './filters.ts';

/**
 * Writes filters as text for addresses and attributes, in the order of the kind's table:
 * `bedroomsTotal=2..&features=POOL,GARAGE&newConstruction=yes&availabilityDate=2026-12-01..`.
 */
export function formatFilters<Kind extends ListingKind>(
  kind: Kind,
  values: FilterValues<Kind>,
): string {
  return listActiveFilters(kind, values)
    .map(([field, , value]) => `${field}=${formatValue(value)}`)
    .join('&');
}

/** Filters read from text; what can't be read is left out and reported by field. */
export interface ParsedFilters<Kind extends ListingKind> {
  readonly values: FilterValues<Kind>;
  readonly problems: readonly FieldProblem[];
}

/** Reads what {@link formatFilters} writes; never throws. */
export function parseFilters<Kind extends ListingKind>(
  kind: Kind,
  text: string,
): ParsedFilters<Kind> {
  const values: Record<string, FilterValue> = {};
  const problems: FieldProblem[] = [];
  for (const part of text.split('&').filter((piece) => piece !== '')) {
    const [path, written] = splitOnce(part, '=');
    const filter = findFilter(kind, path);
    if (filter === undefined) {
      const known = filtersOf(kind).map(([field]) => field);
      problems.push({ path, message: `no such filter; expected one of ${known.join(', ')}` });
    } else if (Object.hasOwn(values, path)) {
      problems.push({ path, message: 'stands twice' });
    } else {
      const value = parseValue(filter, written);
      if (value === undefined) problems.push({ path, message: problemOf(filter, written) });
      else values[path] = value;
    }
  }
  // Each value was read by the filter of its field, from which FilterValues is derived.
  return { values: values as FilterValues<Kind>, problems };
}

function formatValue(value: FilterValue): string {
  if (value === true) return 'yes';
  if (typeof value === 'string') return encodeURIComponent(value);
  if (isList(value)) return value.join(',');
  const [low, high] = endsOf(value);
  return `${low ?? ''}..${high ?? ''}`;
}

/** Whether a range ends before it begins: such a one is never read, as nothing lies in it. */
export function isReversed(value: FilterValue): boolean {
  if (value === true || typeof value === 'string' || isList(value)) return false;
  const [low, high] = endsOf(value);
  return low !== undefined && high !== undefined && low > high;
}

function endsOf(range: NumberRange | DateRange) {
  return isDates(range) ? [range.from, range.to] : [range.min, range.max];
}

function isDates(range: NumberRange | DateRange): range is DateRange {
  return 'from' in range || 'to' in range;
}

function isList(value: FilterValue): value is readonly string[] {
  return Array.isArray(value);
}

function parseValue(filter: FieldFilter, written: string): FilterValue | undefined {
  switch (filter.by) {
    case 'range':
      return parseNumbers(written);
    case 'dates':
      return parseDates(written);
    case 'anyOf':
    case 'allOf':
      return parseChoices(filter.values, written);
    case 'words':
      return parseWords(written);
    case 'yes':
    case 'given':
    case 'reach':
      return written === 'yes' ? true : undefined;
  }
}

function problemOf(filter: FieldFilter, written: string): string {
  return `expected ${expected(filter)}, got "${written.slice(0, 100)}"`;
}

function expected(filter: FieldFilter): string {
  switch (filter.by) {
    case 'range':
      return 'numbers such as "2..", "..5" or "2..5"';
    case 'dates':
      return 'dates such as "2026-12-01..", "..2026-12-31" or both';
    case 'anyOf':
    case 'allOf':
      return `some of ${filter.values.join(',')}`;
    case 'words':
      return `words of at most ${maximumFilterTextLength} characters`;
    case 'yes':
    case 'given':
    case 'reach':
      return '"yes"';
  }
}

function parseNumbers(written: string): FilterValue | undefined {
  const [low, high] = splitRange(written);
  if (low === '' && high === '') return undefined;
  if (![low, high].every((end) => end === '' || /^\d+(\.\d+)?(e-\d+)?$/.test(end)))
    return undefined;
  const [min, max] = [Number(low), Number(high)];
  if (low === '') return { max };
  if (high === '') return { min };
  return isReversed({ min, max }) ? undefined : { min, max };
}

function parseDates(written: string): FilterValue | undefined {
  const [from, to] = splitRange(written);
  if (from === '' && to === '') return undefined;
  if (![from, to].every((end) => end === '' || isDate(end))) return undefined;
  if (from === '') return { to };
  if (to === '') return { from };
  return isReversed({ from, to }) ? undefined : { from, to };
}

function parseChoices(values: readonly string[], written: string): FilterValue | undefined {
  const chosen = written.split(',');
  if (chosen.length > maximumFilterValues) return undefined;
  return chosen.every((value) => values.includes(value)) ? chosen : undefined;
}

function parseWords(written: string): FilterValue | undefined {
  const words = decode(written)?.trim();
  return words && words.length <= maximumFilterTextLength ? words : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Both ends of `low..high`; one value alone is both. */
function splitRange(written: string): readonly [string, string] {
  return written.includes('..') ? splitOnce(written, '..') : [written, written];
}

function splitOnce(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
