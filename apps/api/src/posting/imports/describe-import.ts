import type { ListingImport } from '@boardwalk/sdk-core/posting/imports/schemas';
import type { ImportRow } from '../tables.ts';

/** An import as its owner sees it. */
export function describeImport(row: ImportRow): ListingImport {
  const { kind, ownerId: _, position: __, createdAt, finishedAt, notes, ...counts } = row;
  return {
    ...counts,
    listingType: kind,
    notes: [...notes],
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
