import type { AllDomains } from '../calls/operation.ts';
import type { Queries } from '../database/database.ts';

/** Whether somebody wants nothing of another, by whichever list. */
export async function isBlocked(
  { blockLists, database }: Pick<AllDomains, 'blockLists'> & { readonly database: Queries },
  userId: number,
  otherId: number,
): Promise<boolean> {
  for (const list of blockLists) {
    if (await list.blocks(database, userId, otherId)) return true;
  }
  return false;
}
