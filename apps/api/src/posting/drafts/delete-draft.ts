import type * as schemas from '@boardwalk/sdk-core/posting/schemas';
import { eq } from 'drizzle-orm';
import { markGivenUp } from '../../media/given-up/mark-given-up.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { pictureIdsOf } from '../pictures/draft-pictures.ts';
import { listingDrafts } from '../tables.ts';
import { findOwnDraft, noDraft } from './find-own-draft.ts';

/**
 * Throws a draft away; a listing that it would have changed stays as it is. Pictures of the caller's
 * that were uploaded for it, and are of it alone, go later.
 */
export const deleteDraft: Handler<typeof schemas.deleteDraft> = ({ params: { id } }, context) =>
  context.database.transaction(async (transaction) => {
    const { userId: ownerId } = requireMember(context.caller);
    const { draft } = await findOwnDraft({ ...context, database: transaction }, id);
    if (!draft) throw noDraft();
    const gone = await transaction
      .delete(listingDrafts)
      .where(eq(listingDrafts.id, id))
      .returning({ id: listingDrafts.id });
    // Of two at once the first did it.
    if (gone.length === 0) throw noDraft();
    // Nobody gives up what is another's, or what the draft has only named.
    await markGivenUp(context, transaction, {
      ownerId,
      ids: pictureIdsOf(draft.body),
      since: draft.createdAt,
    });
    return null;
  });
