import type * as schemas from '@boardwalk/sdk-core/listings/schemas';
import type { Handler } from '../../platform/domain.ts';
import { readSummaries } from './read-summaries.ts';

/**
 * Returns summaries of the requested listings, in that order, without those that the public can't
 * see.
 */
export const previewListings: Handler<typeof schemas.previewListings> = async (
  { body },
  { database, clock },
) => ({ results: await readSummaries(database, body.listings, clock.now()) });
