import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { sql } from 'drizzle-orm';
import type { GeoArea } from '../../listings/query/geo-area.ts';
import { blocksInDegree, squaresOf } from '../../listings/query/grid.ts';
import { listingCells } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

/** About how many listings of a kind an area holds, from the counts of the blocks that it touches. */
export async function estimateListings(
  database: Queries,
  kind: ListingKind,
  { boxes }: GeoArea,
): Promise<number> {
  const blocks = boxes.map((box) => {
    const { bottom, top, first, last } = squaresOf(box, blocksInDegree);
    return sql`(${listingCells.blockRow} between ${bottom} and ${top} and ${listingCells.blockColumn} between ${first} and ${last})`;
  });
  if (blocks.length === 0) return 0;
  const { rows } = await database.execute<{ sum: string | null }>(
    sql`select sum(${listingCells.count}) as sum from ${listingCells} where ${listingCells.kind} = ${kind} and (${sql.join(blocks, sql` or `)})`,
  );
  return Number(rows[0]?.sum ?? 0);
}
