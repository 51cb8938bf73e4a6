import { type SQL, sql } from 'drizzle-orm';
import type { GeoArea } from './geo-area.ts';
import { cellColumns, cellsInDegree, type SquareBox, squaresOf } from './grid.ts';

/** More rows of cells than this cost more to look up one by one than the area saves. */
const mostRows = 4_000;
/** Looking up a range costs as much as reading some ten listings. */
const mostRanges = 3_000;
/** Multiples of it, without their whole parts, are spread evenly however many there are. */
const goldenRatio = 0.618_034;

/**
 * The cells of an area as a query of ranges (`first`, `last`), one for each row of the grid; or of
 * one in `oneIn` parts of each row, another part in each, so that no town is missed. Nothing for an
 * area so large that its cells are better not looked up.
 */
export function cellRanges(area: GeoArea, oneIn: number): SQL | undefined {
  const boxes = area.boxes.map((box) => squaresOf(box, cellsInDegree));
  const rows = boxes.reduce((sum, { bottom, top }) => sum + top - bottom + 1, 0);
  if (rows === 0 || rows > mostRows) return undefined;
  const queries = boxes.map((box) => (oneIn > 1 ? thinned(box, oneIn) : wholeRows(box)));
  return sql.join(queries, sql` union all `);
}

/** The planner can't see into the two selects, so it expects as many rows whatever their number. */
function wholeRows({ bottom, top, first, last }: SquareBox): SQL {
  return sql`select cell_row * ${cellColumns}::integer + ${first}::integer as first, cell_row * ${cellColumns}::integer + ${last}::integer as last from generate_series((select ${bottom}::integer), (select ${top}::integer)) as cell_row`;
}

function thinned({ bottom, top, first, last }: SquareBox, oneIn: number): SQL {
  const cells = (top - bottom + 1) * (last - first + 1);
  const width = Math.max(1, Math.ceil(cells / oneIn / mostRanges));
  const shift = sql`floor(mod(cell_row * ${goldenRatio}::numeric, 1) * ${oneIn}::integer)::integer * ${width}::integer`;
  return sql`select cell_row * ${cellColumns}::integer + part as first, cell_row * ${cellColumns}::integer + least(part + ${width - 1}::integer, ${last}::integer) as last
    from generate_series(${bottom}::integer, ${top}::integer) as cell_row
    cross join lateral generate_series(${first}::integer + ${shift}, ${last}::integer, ${oneIn * width}::integer) as part`;
}
