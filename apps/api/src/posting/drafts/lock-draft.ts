import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type DraftRow, listingDrafts } from '../tables.ts';

/** The draft of a new listing of one's own, which nobody else changes until the transaction ends. */
export async function lockDraft(
  transaction: Queries,
  id: number,
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
  return row;
}
