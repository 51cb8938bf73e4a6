import * as endpoints from '@boardwalk/sdk-core/reports/endpoints';
import * as schemas from '@boardwalk/sdk-core/reports/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { decideReports } from './decide-reports.ts';
import { decideSubjectReports } from './decide-subject-reports.ts';
import { reportListing } from './report-listing.ts';
import { reportsData } from './reports-data.ts';
import { sendReport } from './send-report.ts';

/** What people report to the moderators. */
export const reportsDomain: Domain = {
  name: 'reports',
  routes: defineRoutes(endpoints, schemas, {
    decideReports,
    decideSubjectReports,
    reportListing,
    sendReport,
  }),
  provides: [provide(personalData, reportsData)],
};
