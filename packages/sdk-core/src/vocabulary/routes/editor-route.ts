import { editListing, postListing } from './routes.ts';
import type { SiteRoute } from './site-route.ts';

interface EditedListing {
  readonly id: number;
  readonly type: string;
  readonly isPublished: boolean;
}

/** Where a listing is changed; a draft that was never published is gone on with where it began. */
export function editorRoute({ id, type, isPublished }: EditedListing): SiteRoute {
  return isPublished ? editListing({ id, type }) : postListing({ type }, { draft: id });
}
