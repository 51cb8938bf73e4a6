import type { FieldFilter } from '@boardwalk/sdk-core/listings/fields/fields';
import { filtersOf } from '@boardwalk/sdk-core/listings/fields/filters';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';

type Row = readonly [field: string, filter: FieldFilter];

/** What is requested often, however far down the table of its kind it stands. */
const sought = new Set(['petsAllowed', 'nextOpenHouse']);

/** So many filters of a table show before the others are folded. */
const unfolded = 5;

/** A kind's filters: those that show, those that are folded, and plain yeses. */
export function orderFilters(kind: ListingKind) {
  // Sale or rent stands in the bar.
  const rows: readonly Row[] = filtersOf(kind).filter(([field]) => field !== 'saleType');
  const controls = rows.filter(([, filter]) => !isYes(filter));
  const isFirst = ([field]: Row, index: number) => index < unfolded || sought.has(field);
  return {
    first: controls.filter(isFirst),
    folded: controls.filter((row, index) => !isFirst(row, index)),
    yeses: rows.filter(([, filter]) => isYes(filter)).map(([field]) => field),
  };
}

function isYes({ by }: FieldFilter): boolean {
  return by === 'yes' || by === 'given' || by === 'reach';
}
