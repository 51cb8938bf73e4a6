import * as endpoints from '@boardwalk/sdk-core/posting/endpoints';
import * as importEndpoints from '@boardwalk/sdk-core/posting/imports/endpoints';
import * as importSchemas from '@boardwalk/sdk-core/posting/imports/schemas';
import * as moderatedEndpoints from '@boardwalk/sdk-core/posting/moderated/endpoints';
import * as moderatedSchemas from '@boardwalk/sdk-core/posting/moderated/schemas';
import * as ownEndpoints from '@boardwalk/sdk-core/posting/own/endpoints';
import * as ownSchemas from '@boardwalk/sdk-core/posting/own/schemas';
import * as revisionEndpoints from '@boardwalk/sdk-core/posting/revisions/endpoints';
import * as revisionSchemas from '@boardwalk/sdk-core/posting/revisions/schemas';
import * as schemas from '@boardwalk/sdk-core/posting/schemas';
import { confirmables } from '../embeds/confirmations/confirmables.ts';
import { fileUses } from '../media/file-uses.ts';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { knownSettings } from '../platform/settings.ts';
import { reportSubjects } from '../reports/report-subjects.ts';
import { forgottenListingHours } from './bounds/listing-hours.ts';
import { deleteListing } from './deleting/delete-listing.ts';
import { deleteDraft } from './drafts/delete-draft.ts';
import { readDraft } from './drafts/read-draft.ts';
import { saveDraft } from './drafts/save-draft.ts';
import { startDraft } from './drafts/start-draft.ts';
import { checkImport } from './imports/check-import.ts';
import { forgottenImports } from './imports/forget-imports.ts';
import { listImports } from './imports/list-imports.ts';
import { readImport } from './imports/read-import.ts';
import { readImportTemplate } from './imports/read-import-template.ts';
import { listImportProblems } from './imports/report/list-import-problems.ts';
import { listImportReadings } from './imports/report/list-import-readings.ts';
import { readImportReport } from './imports/report/read-import-report.ts';
import { runImport } from './imports/run-import.ts';
import { startImport } from './imports/start-import.ts';
import { undoImport } from './imports/undo-import.ts';
import { changeStanding } from './life/change-standing.ts';
import { moderateListing } from './life/moderate-listing.ts';
import { approvalNotificationJob } from './life/notify-listing-approvals.ts';
import { listModerated } from './moderated/list-moderated.ts';
import { listReportedSubjects } from './moderated/list-reported-subjects.ts';
import { reportedListings } from './moderated/reported-listings.ts';
import { countOwnListings } from './own/count-own-listings.ts';
import { listOwnListings } from './own/list-own-listings.ts';
import { confirmableListings } from './partner-pages/confirmable-listings.ts';
import { pictureUses } from './pictures/picture-uses.ts';
import { postingData } from './posting-data.ts';
import { changeListing } from './publish/change-listing.ts';
import { createListing } from './publish/create-listing.ts';
import { readObstacle } from './publish/read-obstacle.ts';
import { readOwnListing } from './publish/read-own-listing.ts';
import { listingReminders } from './reminders/remind-owners.ts';
import { listRevisions } from './revisions/list-revisions.ts';
import { readRevision } from './revisions/read-revision.ts';
import { restoreRevision } from './revisions/restore-revision.ts';
import { postingSettings } from './settings.ts';

/** Listings as their owners write them. */
export const postingDomain: Domain = {
  name: 'posting',
  routes: [
    ...defineRoutes(endpoints, schemas, {
      changeListing,
      changeStanding,
      readObstacle,
      createListing,
      deleteDraft,
      deleteListing,
      moderateListing,
      readDraft,
      readOwnListing,
      saveDraft,
      startDraft,
    }),
    ...defineRoutes(moderatedEndpoints, moderatedSchemas, {
      listModerated,
      listReportedSubjects,
    }),
    ...defineRoutes(importEndpoints, importSchemas, {
      checkImport,
      listImportProblems,
      listImportReadings,
      listImports,
      readImport,
      readImportReport,
      readImportTemplate,
      startImport,
      undoImport,
    }),
    ...defineRoutes(ownEndpoints, ownSchemas, { countOwnListings, listOwnListings }),
    ...defineRoutes(revisionEndpoints, revisionSchemas, {
      listRevisions,
      readRevision,
      restoreRevision,
    }),
  ],
  jobs: [listingReminders, approvalNotificationJob, forgottenImports, forgottenListingHours],
  work: [runImport],
  provides: [
    provide(confirmables, ...confirmableListings),
    provide(personalData, postingData),
    provide(knownSettings, ...postingSettings),
    provide(fileUses, pictureUses),
    provide(reportSubjects, reportedListings),
  ],
};
