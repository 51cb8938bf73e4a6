import {
  nobodys,
  nobodysId,
  type PermissionRows,
} from '../platform/permission-rows/rows.fixture.ts';

export const adminRows: PermissionRows = {
  things: [
    { at: ['/administration/embeds/{id}'], make: ({ siteId }) => siteId },
    nobodys('/administration/work/{id}', nobodysId),
  ],
};
