import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { sql } from 'drizzle-orm';
import { blocksInDegree } from '../../listings/query/grid.ts';
import { listingCells } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

/** How many make a degree, of the squares that are counted; the finest first. */
const squareSizes = [10, 2] as const;
/** Milliseconds for which counts are good: a wrong one makes a search slower, never wrong. */
const keptFor = 300_000;

/** Listings of a kind in squares of one size, by the number of the square. */
interface SquareCounts {
  readonly inDegree: number;
  readonly counts: ReadonlyMap<number, number>;
}

/** Listings of each kind in squares of several sizes, the finest first. */
export type Density = ReadonlyMap<ListingKind, readonly SquareCounts[]>;

interface KeptDensity {
  readonly until: number;
  readonly density: Promise<Density>;
}

const kept = new WeakMap<Queries, KeptDensity>();

/** How densely listings lie, at most some minutes old; a newer count is awaited the first time only. */
export function readDensity(database: Queries): Promise<Density> {
  const known = kept.get(database);
  if (known && performance.now() < known.until) return known.density;
  const density = countSquares(database);
  const until = performance.now() + keptFor;
  const keep = (good: Promise<Density>) => kept.set(database, { until, density: good });
  keep(known?.density ?? density);
  density.then(
    () => keep(density),
    () => kept.delete(database),
  );
  return known?.density ?? density;
}

async function countSquares(database: Queries): Promise<Density> {
  const [finest] = squareSizes;
  const blocks = sql`${blocksInDegree / finest}::integer`;
  const { rows } = await database.execute<{
    kind: ListingKind;
    squares: readonly number[];
    counts: readonly number[];
  }>(
    sql`select kind, array_agg(square) as squares, array_agg(count) as counts
      from (select kind, (block_row / ${blocks}) * ${360 * finest}::integer + block_column / ${blocks} as square, sum(count)::integer as count from ${listingCells} group by 1, 2) as squares
      group by kind`,
  );
  return new Map(
    rows.map(({ kind, squares, counts }) => {
      const fine = new Map(squares.map((square, index) => [square, counts[index] ?? 0]));
      return [kind, squareSizes.map((inDegree) => widen(fine, finest, inDegree))];
    }),
  );
}

/** The same counts in squares of another size. */
export function widen(
  fine: ReadonlyMap<number, number>,
  from: number,
  inDegree: number,
): SquareCounts {
  const counts = new Map<number, number>();
  for (const [square, count] of fine) {
    const [row, column] = [Math.floor(square / (360 * from)), square % (360 * from)];
    const scale = inDegree / from;
    const wider = Math.floor(row * scale) * 360 * inDegree + Math.floor(column * scale);
    counts.set(wider, (counts.get(wider) ?? 0) + count);
  }
  return { inDegree, counts };
}
