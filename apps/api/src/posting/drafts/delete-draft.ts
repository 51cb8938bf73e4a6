import type * as schemas from '@boardwalk/sdk-core/posting/schemas';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { listingDrafts } from '../tables.ts';
import { findOwnDraft, noDraft } from './find-own-draft.ts';

/** Throws a draft away; a listing that it would have changed stays as it is. */
export const deleteDraft: Handler<typeof schemas.deleteDraft> = ({ params: { id } }, context) =>
  context.database.transaction(async (transaction) => {
    const { draft } = await findOwnDraft({ ...context, database: transaction }, id);
    if (!draft) throw noDraft();
    await transaction.delete(listingDrafts).where(eq(listingDrafts.id, id));
    return null;
  });
