import {
  nobodys,
  nobodysId,
  type PermissionRows,
} from '../platform/permission-rows/rows.fixture.ts';

export const licenseRows: PermissionRows = {
  things: [
    nobodys('/license/{listingId}', '4000000000'),
    nobodys('/license/plan/{planId}', nobodysId),
    nobodys('/license/plan/{id}', nobodysId),
  ],
};
