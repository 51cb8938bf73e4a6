import type * as schemas from '@boardwalk/sdk-core/search/schemas';
import type { Handler } from '../platform/domain.ts';
import { runSearch } from './run-search.ts';

/** Searches the listings of one kind. */
export const searchCategory: Handler<typeof schemas.searchCategory> = (
  { params: { category }, query: { title, ...page }, body },
  context,
) => runSearch({ ...body, kinds: [category], title }, page, context);
