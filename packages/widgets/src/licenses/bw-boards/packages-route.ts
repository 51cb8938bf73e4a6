import { subscription } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import type { BoardsContext } from './boards-context.ts';

/** The page of the packages, to which the choice goes along. */
export function packagesRoute({
  billboards,
  listingId,
  showMoreThan,
}: BoardsContext['attributes']): SiteRoute {
  return subscription(
    {},
    {
      billboards: billboards || undefined,
      listingId: listingId || undefined,
      showMoreThan: showMoreThan || undefined,
    },
  );
}
