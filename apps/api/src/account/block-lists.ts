import type { Queries } from '../platform/database/database.ts';
import { listPoint } from '../platform/extensions/extension-point.ts';
import type { Extensions } from '../platform/extensions/extensions.ts';

/**
 * The people with whom users want no contact; queried by code that shows one person how to reach
 * another.
 */
export interface BlockList {
  /** Whether somebody wants nothing of another. */
  blocks(queries: Queries, userId: number, otherId: number): Promise<boolean>;
}

/** Whom people want nothing of, as all domains keep it. */
export const blockLists = listPoint<BlockList>('blockLists');

/** Whether somebody wants nothing of another, by whichever list. */
export async function isBlocked(
  { extensions, database }: { readonly extensions: Extensions; readonly database: Queries },
  userId: number,
  otherId: number,
): Promise<boolean> {
  for (const list of extensions.all(blockLists)) {
    if (await list.blocks(database, userId, otherId)) return true;
  }
  return false;
}
