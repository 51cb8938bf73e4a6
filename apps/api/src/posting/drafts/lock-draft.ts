import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type DraftRow, listingDrafts } from '../tables.ts';

interface KnownDraft {
  readonly id: number;
  readonly version: number;
}

/**
 * Locks the draft of a new listing of one's own as its publisher knows it, which nobody else
 * changes until the transaction ends.
 */
export async function lockDraft(
  transaction: Queries,
  { id, version }: KnownDraft,
  { ownerId, kind }: { readonly ownerId: number; readonly kind: PostingKind },
): Promise<DraftRow> {
  const [row] = await transaction
    .select()
    .from(listingDrafts)
    .where(
      and(
        eq(listingDrafts.id, id),
        eq(listingDrafts.ownerId, ownerId),
        eq(listingDrafts.kind, kind),
        isNull(listingDrafts.listingVersion),
      ),
    )
    .for('update');
  if (!row) throw new Problem('not-found', 'You have no such draft.');
  if (row.version !== version) throw draftConflict();
  return row;
}

/** Refuses to end a draft of changes that the publisher does not know as it is. */
export async function requireKnownDraft(
  transaction: Queries,
  { id, version }: KnownDraft,
): Promise<void> {
  const [row] = await transaction
    .select({ version: listingDrafts.version })
    .from(listingDrafts)
    .where(eq(listingDrafts.id, id))
    .for('update');
  if ((row?.version ?? 0) !== version) throw draftConflict();
}

/** What is answered where somebody else, or another device, has saved before. */
export function draftConflict(): Problem {
  return new Problem('conflict', 'This draft was changed elsewhere in the meantime.');
}
