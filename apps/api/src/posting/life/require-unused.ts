import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { ExtendedPlatform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Extensions } from '../../platform/extensions/extensions.ts';
import { listingUses } from './listing-uses.ts';

type Surroundings = Pick<ExtendedPlatform, 'extensions'>;

/** Those of these listings on which something runs. */
export async function findUsedListings(
  transaction: Queries,
  extensions: Extensions,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const used = new Set<number>();
  for (const uses of extensions.all(listingUses)) {
    for (const id of (await uses.findUsed?.(transaction, ids, now)) ?? []) used.add(id);
  }
  return used;
}

/** Refuses to take a listing away on which something runs that was paid for. */
export async function requireUnused(
  transaction: Queries,
  { extensions }: Surroundings,
  id: number,
  now: Date,
): Promise<void> {
  const used = await findUsedListings(transaction, extensions, [id], now);
  if (!used.has(id)) return;
  throw new Problem('licensed', 'A licence for boards runs on this listing. End it first.');
}

/** Refuses another subcategory while the listing has what it was given as one of this one. */
export async function requireFreeSubcategory(
  transaction: Queries,
  { extensions }: Surroundings,
  id: number,
  now: Date,
): Promise<void> {
  const names: string[] = [];
  for (const uses of extensions.all(listingUses)) {
    names.push(...((await uses.findOfSubcategory?.(transaction, id, now)) ?? []));
  }
  if (names.length === 0) return;
  const boards = names.join('; ');
  throw new Problem('invalid-request', `It has places on boards as what it is: ${boards}.`, {
    fields: [
      { path: 'body.listing.subcategory', message: `expected the same, as it has ${boards}` },
    ],
  });
}
