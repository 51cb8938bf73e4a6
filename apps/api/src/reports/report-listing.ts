import type * as schemas from '@boardwalk/sdk-core/reports/schemas';
import type { Handler } from '../platform/domain.ts';
import { submitReport } from './submit-report.ts';

/** Stores a report of a listing until a moderator decides on it. */
export const reportListing: Handler<typeof schemas.reportListing> = (
  { params: { id }, body },
  context,
) => submitReport({ kind: 'listing', id: String(id), ...body }, context);
