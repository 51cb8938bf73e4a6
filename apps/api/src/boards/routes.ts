import * as endpoints from '@boardwalk/sdk-core/boards/endpoints';
import * as managedEndpoints from '@boardwalk/sdk-core/boards/managed/endpoints';
import * as managedSchemas from '@boardwalk/sdk-core/boards/managed/schemas';
import * as schemas from '@boardwalk/sdk-core/boards/schemas';
import * as sponsorEndpoints from '@boardwalk/sdk-core/boards/sponsors/endpoints';
import * as sponsorSchemas from '@boardwalk/sdk-core/boards/sponsors/schemas';
import * as waitEndpoints from '@boardwalk/sdk-core/boards/waits/endpoints';
import * as waitSchemas from '@boardwalk/sdk-core/boards/waits/schemas';
import * as zoneEndpoints from '@boardwalk/sdk-core/boards/zones/endpoints';
import * as zoneSchemas from '@boardwalk/sdk-core/boards/zones/schemas';
import { fileUses } from '../media/file-uses.ts';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { listingUses } from '../posting/life/listing-uses.ts';
import { boardFileUses } from './board-file-uses.ts';
import { boardsData } from './boards-data.ts';
import { boardListings } from './listing-uses.ts';
import { changeBillboard } from './managed/change-billboard.ts';
import { createBillboard } from './managed/create-billboard.ts';
import { listManagedBillboards } from './managed/list-managed-billboards.ts';
import { restoreBillboard } from './managed/restore-billboard.ts';
import { retireBillboard } from './managed/retire-billboard.ts';
import { oldBoardChangesSweep } from './map/forget-changes.ts';
import { endOutage } from './outages/end-outage.ts';
import { listOutages } from './outages/list-outages.ts';
import { startOutage } from './outages/start-outage.ts';
import { oldHolds, overdueHolds } from './places/release-holds.ts';
import { closestBillboards } from './read/closest-billboards.ts';
import { listBillboardSponsors } from './read/list-billboard-sponsors.ts';
import { readBillboard } from './read/read-billboard.ts';
import { readBillboardSponsor } from './read/read-billboard-sponsor.ts';
import { searchBillboards } from './read/search-billboards.ts';
import { listBoardPlaces } from './sponsors/list-board-places.ts';
import { sponsorMarks } from './sponsors/mark-sponsors.ts';
import { nameBoardSponsor } from './sponsors/name-board-sponsor.ts';
import { removeBoardSponsor } from './sponsors/remove-board-sponsor.ts';
import { joinWaits } from './waits/join-waits.ts';
import { leaveWaits } from './waits/leave-waits.ts';
import { listOwnWaits } from './waits/list-own-waits.ts';
import { freePlacesJob } from './waits/notify-of-free-places.ts';
import { readWaits } from './waits/read-waits.ts';
import { changeZone } from './zones/change-zone.ts';
import { changeZoneBoards } from './zones/change-zone-boards.ts';
import { createZone } from './zones/create-zone.ts';
import { deleteZone } from './zones/delete-zone.ts';
import { listOwnZones } from './zones/list-own-zones.ts';
import { listZones } from './zones/list-zones.ts';
import { nameZoneSponsor } from './zones/name-zone-sponsor.ts';
import { readZone } from './zones/read-zone.ts';
import { removeZoneSponsor } from './zones/remove-zone-sponsor.ts';

/** Boards, and who has a place on them. */
export const boardsDomain: Domain = {
  name: 'boards',
  routes: [
    ...defineRoutes(endpoints, schemas, {
      searchBillboards,
      closestBillboards,
      readBillboard,
      listBillboardSponsors,
      readBillboardSponsor,
    }),
    ...defineRoutes(managedEndpoints, managedSchemas, {
      listManagedBillboards,
      createBillboard,
      changeBillboard,
      retireBillboard,
      restoreBillboard,
      listOutages,
      startOutage,
      endOutage,
    }),
    ...defineRoutes(sponsorEndpoints, sponsorSchemas, {
      listBoardPlaces,
      nameBoardSponsor,
      removeBoardSponsor,
    }),
    ...defineRoutes(waitEndpoints, waitSchemas, {
      listOwnWaits,
      readWaits,
      joinWaits,
      leaveWaits,
    }),
    ...defineRoutes(zoneEndpoints, zoneSchemas, {
      listZones,
      listOwnZones,
      readZone,
      createZone,
      changeZone,
      deleteZone,
      changeZoneBoards,
      nameZoneSponsor,
      removeZoneSponsor,
    }),
  ],
  jobs: [overdueHolds, oldHolds, freePlacesJob, sponsorMarks, oldBoardChangesSweep],
  provides: [
    provide(personalData, boardsData),
    provide(fileUses, boardFileUses),
    provide(listingUses, boardListings),
  ],
};
