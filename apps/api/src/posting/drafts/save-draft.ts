import type * as schemas from '@boardwalk/sdk-core/posting/schemas';
import { and, eq } from 'drizzle-orm';
import { lockListingOwner } from '../../listings/storage/lock-listing-owner.ts';
import { listings } from '../../listings/tables.ts';
import type { Handler } from '../../platform/domain.ts';
import { type DraftRow, listingDrafts } from '../tables.ts';
import { describeDraft } from './describe-draft.ts';
import { findOwnDraft, noDraft } from './find-own-draft.ts';
import { draftConflict } from './lock-draft.ts';

/** Saves what is written, unless somebody else, or another device, has saved before. */
export const saveDraft: Handler<typeof schemas.saveDraft> = (
  { params: { id }, body: { version: known, body } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    await lockListingOwner(transaction, id);
    // It is not deleted meanwhile.
    await transaction
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.id, id))
      .for('share');
    const { draft, listing } = await findOwnDraft({ ...context, database: transaction }, id);
    if ((draft?.version ?? 0) !== known) throw draftConflict();
    const now = context.clock.now();
    if (draft) {
      const [saved] = await transaction
        .update(listingDrafts)
        .set({ version: known + 1, body, updatedAt: now })
        .where(and(eq(listingDrafts.id, id), eq(listingDrafts.version, known)))
        .returning();
      if (!saved) throw draftConflict();
      return describeDraft(saved);
    }
    if (!listing) throw noDraft();
    const begun: DraftRow = {
      id,
      kind: listing.kind,
      ownerId: listing.ownerId,
      version: 1,
      listingVersion: listing.version,
      body,
      createdAt: now,
      updatedAt: now,
    };
    const stored = await transaction
      .insert(listingDrafts)
      .values(begun)
      .onConflictDoNothing()
      .returning({ id: listingDrafts.id });
    // Two editors who begin at once: one of them was first.
    if (stored.length === 0) throw draftConflict();
    return describeDraft(begun);
  });
