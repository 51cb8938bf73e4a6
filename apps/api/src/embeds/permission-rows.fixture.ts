import {
  nobodys,
  nobodysId,
  type PermissionRows,
} from '../platform/permission-rows/rows.fixture.ts';

export const embedsRows: PermissionRows = {
  things: [
    {
      at: ['/embeds/sites/{id}', '/embeds/agreements/{id}'],
      make: ({ siteId }) => siteId,
    },
    nobodys('/embeds/authorization/{challenge}', 'x'.repeat(43)),
    nobodys('/embeds/confirmations/{id}', nobodysId),
  ],
};
