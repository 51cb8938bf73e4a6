import { columnOf, isSearchableField } from '@boardwalk/api/src/listings/storage/columns.ts';
import type { FieldFilter, Measure } from '@boardwalk/sdk-core/listings/fields/fields';
import { filtersOf } from '@boardwalk/sdk-core/listings/fields/filters';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { Random } from './random.ts';

/** Median and spread of the logarithm of numbers, by what they measure. */
const numbers: Readonly<Record<Measure, readonly [median: number, spread: number]>> = {
  count: [2.6, 0.5],
  area: [150, 0.6],
  land: [700, 1],
  year: [1985, 0.012],
  money: [45_000, 0.7],
  distance: [30_000, 0.8],
  rating: [4.3, 0.08],
  hours: [12, 1],
};

const day = 86_400_000;

/** Values for the columns of a kind, by column name; common values of an enumeration come first. */
export function drawColumns(
  kind: ListingKind,
  today: Date,
  random: Random,
): Readonly<Record<string, unknown>> {
  const entries = filtersOf(kind).flatMap(([field, filter]) => {
    if (!isSearchableField(field) || random.isTrue(rarity(filter))) return [];
    const column = columnOf(field);
    const value = drawValue(filter, column.columnType, today, random);
    return [[column.name, value] as const];
  });
  return Object.fromEntries(entries);
}

function rarity({ by }: FieldFilter): number {
  return by === 'given' || by === 'reach' ? 0.6 : 0.12;
}

function drawValue(filter: FieldFilter, type: string, today: Date, random: Random): unknown {
  switch (filter.by) {
    case 'range': {
      const [median, spread] = numbers[filter.measure];
      const value = median * Math.exp(random.gaussian() * spread);
      return type === 'PgDoublePrecision' ? Math.round(value * 2) / 2 : Math.round(value);
    }
    case 'anyOf':
    case 'allOf':
      return type === 'PgArray'
        ? [
            ...new Set(
              Array.from({ length: random.between(1, 6) }, () => byRank(filter.values, random)),
            ),
          ]
        : byRank(filter.values, random);
    case 'yes':
      return random.isTrue(0.3);
    case 'reach':
      return random.between(5, 200) * 1_000;
    case 'dates':
      return new Date(today.getTime() + random.between(-20, 120) * day).toISOString();
    case 'given':
      return type === 'PgBigInt53' ? random.between(1, 1_000) : 'https://example.com/tour';
    case 'words':
      return type === 'PgArray'
        ? ['Hamilton', 'Niagara']
        : random.pick(['Makita', 'Bosch', 'Ikea', 'Sony']);
  }
}

/** Low ranks more often: half of all draws fall in the first fifth. */
export function byRank<Value>(values: readonly Value[], random: Random): Value {
  const value = values[Math.floor(random.next() ** 2.3 * values.length)];
  if (value === undefined) throw new Error('There is nothing to draw from.');
  return value;
}
