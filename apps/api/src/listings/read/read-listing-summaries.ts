import type * as schemas from '@boardwalk/sdk-core/listings/schemas';
import type { Handler } from '../../platform/domain.ts';
import { readSummaries } from './read-summaries.ts';

/** Reads the cards of listings that somebody knows by number. */
export const readListingSummaries: Handler<typeof schemas.readListingSummaries> = async (
  { query: { ids } },
  { database, clock },
) => ({ results: await readSummaries(database, ids, clock.now()) });
