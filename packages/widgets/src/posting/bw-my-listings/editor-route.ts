import type { OwnListingSummary } from '@boardwalk/sdk-core/posting/own/schemas';
import { editListing, postListing } from '@boardwalk/sdk-core/vocabulary/routes/routes';

type Edited = Pick<OwnListingSummary, 'id' | 'listingType' | 'standing'>;

/** Where a listing is changed; a draft that was never published is gone on with where it began. */
export function editorRoute({ id, listingType: type, standing }: Edited) {
  return standing === 'draft' ? postListing({ type }, { draft: id }) : editListing({ id, type });
}
