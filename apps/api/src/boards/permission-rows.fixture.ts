import {
  nobodys,
  nobodysId,
  type PermissionRows,
} from '../platform/permission-rows/rows.fixture.ts';

const nobodysNumber = '4000000000';

export const boardsRows: PermissionRows = {
  things: [
    nobodys('/billboard/{id}', nobodysNumber),
    nobodys('/billboards/{id}', nobodysNumber),
    nobodys('/billboard/sponsor/{id}', nobodysId),
    nobodys('/waits/{listingId}', nobodysNumber),
    nobodys('/billboard/outages/{outageId}', nobodysId),
    nobodys('/zones/{zoneId}', nobodysNumber),
    nobodys('/sponsors/{listingId}', nobodysNumber),
  ],
};
