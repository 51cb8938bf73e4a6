import type { PermissionRows } from '../platform/permission-rows/rows.fixture.ts';

export const adminRows: PermissionRows = {
  things: [{ at: ['/administration/embeds/{id}'], make: ({ siteId }) => siteId }],
};
