import {
  nobodys,
  nobodysId,
  type PermissionRows,
} from '../platform/permission-rows/rows.fixture.ts';

export const licenseRows: PermissionRows = {
  things: [nobodys('/license/plan/{planId}', nobodysId), nobodys('/license/plan/{id}', nobodysId)],
};
