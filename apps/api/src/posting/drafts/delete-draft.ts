import type * as schemas from '@boardwalk/sdk-core/posting/schemas';
import { eq } from 'drizzle-orm';
import { markGivenUp } from '../../media/given-up/mark-given-up.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { pictureIdsOf } from '../pictures/draft-pictures.ts';
import { listingDrafts } from '../tables.ts';
import { findOwnDraft, noDraft } from './find-own-draft.ts';

/**
 * Throws a draft away; a listing that it would have changed stays as it is. Pictures that were of it
 * alone go later, its owner's as well as the caller's.
 */
export const deleteDraft: Handler<typeof schemas.deleteDraft> = ({ params: { id } }, context) =>
  context.database.transaction(async (transaction) => {
    const { userId } = requireMember(context.caller);
    const { draft } = await findOwnDraft({ ...context, database: transaction }, id);
    if (!draft) throw noDraft();
    await transaction.delete(listingDrafts).where(eq(listingDrafts.id, id));
    const ids = pictureIdsOf(draft.body);
    for (const ownerId of new Set<number>([draft.ownerId, userId])) {
      await markGivenUp(context, transaction, { ownerId, ids });
    }
    return null;
  });
