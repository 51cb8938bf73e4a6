import type * as schemas from '@boardwalk/sdk-core/posting/schemas';
import type { Handler } from '../../platform/domain.ts';
import { describeDraft } from './describe-draft.ts';
import { findOwnDraft, noDraft } from './find-own-draft.ts';

/** Reads a draft of one's own, or of a listing that one may change. */
export const readDraft: Handler<typeof schemas.readDraft> = async ({ params: { id } }, context) => {
  const { draft } = await findOwnDraft(context, id);
  if (!draft) throw noDraft();
  return describeDraft(draft);
};
