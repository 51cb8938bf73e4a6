import * as holdEndpoints from '@boardwalk/sdk-core/licenses/holds/endpoints';
import * as holdSchemas from '@boardwalk/sdk-core/licenses/holds/schemas';
import * as mismatchEndpoints from '@boardwalk/sdk-core/licenses/mismatches/endpoints';
import * as mismatchSchemas from '@boardwalk/sdk-core/licenses/mismatches/schemas';
import * as ownEndpoints from '@boardwalk/sdk-core/licenses/own/endpoints';
import * as ownSchemas from '@boardwalk/sdk-core/licenses/own/schemas';
import * as planEndpoints from '@boardwalk/sdk-core/licenses/plans/endpoints';
import * as planSchemas from '@boardwalk/sdk-core/licenses/plans/schemas';
import * as subscribeEndpoints from '@boardwalk/sdk-core/licenses/subscribe/endpoints';
import * as subscribeSchemas from '@boardwalk/sdk-core/licenses/subscribe/schemas';
import { cardUses } from '../billing/cards/card-uses.ts';
import { sales } from '../billing/payments/sale.ts';
import { tierPrices } from '../billing/prices/read-prices.ts';
import { confirmables } from '../embeds/confirmations/confirmables.ts';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { listingUses } from '../posting/life/listing-uses.ts';
import { licenseCards } from './card-uses.ts';
import { placesComparison } from './ends/compare-places.ts';
import { dueLicensesEnd } from './ends/end-due-licenses.ts';
import { dueReminders } from './ends/remind-due.ts';
import { changeHolds } from './holds/change-holds.ts';
import { readHolds } from './holds/read-holds.ts';
import { licensesData } from './licenses-data.ts';
import { licensedListings } from './listing-uses.ts';
import { listAddressMismatches } from './mismatches/list-address-mismatches.ts';
import { settleAddressMismatch } from './mismatches/settle-address-mismatch.ts';
import { owedOutagesRecord } from './outages/record-owed.ts';
import { addLicenseBoard, changeLicenseSeats, removeLicenseBoard } from './own/change-boards.ts';
import { changeRenewal } from './own/change-renewal.ts';
import { endLicense } from './own/end-license.ts';
import { listBoardMembers } from './own/list-board-members.ts';
import { listBoardSubscriptions } from './own/list-board-subscriptions.ts';
import { listLicensePayments } from './own/list-license-payments.ts';
import { listLicensees } from './own/list-licensees.ts';
import { listLicenses, readLicense } from './own/list-licenses.ts';
import { readLicenseReceipt } from './own/read-license-receipt.ts';
import { changePlan } from './plans/change-plan.ts';
import { createPlan } from './plans/create-plan.ts';
import { endPlan } from './plans/end-plan.ts';
import { listEnterprisePlans } from './plans/list-enterprise-plans.ts';
import { findPlanPrices, listPlans } from './plans/list-plans.ts';
import { readPlan } from './plans/read-plan.ts';
import { confirmableLicenses } from './subscribe/confirmable-licenses.ts';
import { endBoards } from './subscribe/end-boards.ts';
import { finishSubscription } from './subscribe/finish-subscription.ts';
import { licenseSale } from './subscribe/license-sale.ts';
import { previewSubscription } from './subscribe/preview-subscription.ts';
import { subscribeBoards } from './subscribe/subscribe-boards.ts';
import { subscribeLicense } from './subscribe/subscribe-license.ts';

/** What places on boards are bought by, and who has bought them. */
export const licensesDomain: Domain = {
  name: 'licenses',
  routes: [
    ...defineRoutes(planEndpoints, planSchemas, {
      changePlan,
      createPlan,
      endPlan,
      listEnterprisePlans,
      listPlans,
      readPlan,
    }),
    ...defineRoutes(holdEndpoints, holdSchemas, { changeHolds, readHolds }),
    ...defineRoutes(subscribeEndpoints, subscribeSchemas, {
      endBoards,
      finishSubscription,
      previewSubscription,
      subscribeBoards,
      subscribeLicense,
    }),
    ...defineRoutes(ownEndpoints, ownSchemas, {
      addLicenseBoard,
      changeLicenseSeats,
      changeRenewal,
      endLicense,
      listBoardMembers,
      listBoardSubscriptions,
      listLicensePayments,
      listLicensees,
      listLicenses,
      readLicense,
      readLicenseReceipt,
      removeLicenseBoard,
    }),
    ...defineRoutes(mismatchEndpoints, mismatchSchemas, {
      listAddressMismatches,
      settleAddressMismatch,
    }),
  ],
  jobs: [dueLicensesEnd, dueReminders, owedOutagesRecord, placesComparison],
  provides: [
    provide(sales, licenseSale),
    provide(confirmables, ...confirmableLicenses),
    provide(cardUses, licenseCards),
    provide(listingUses, licensedListings),
    provide(personalData, licensesData),
    provide(tierPrices, findPlanPrices),
  ],
};
