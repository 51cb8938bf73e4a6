import type * as schemas from '@boardwalk/sdk-core/reports/schemas';
import type { Handler } from '../platform/domain.ts';
import { submitReport } from './submit-report.ts';

/** Stores a report of a listing, a shop or a product until a moderator decides on it. */
export const sendReport: Handler<typeof schemas.sendReport> = ({ body }, context) =>
  submitReport(body, context);
