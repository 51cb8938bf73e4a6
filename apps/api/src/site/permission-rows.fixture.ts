import { nobodys, type PermissionRows } from '../platform/permission-rows/rows.fixture.ts';

export const siteRows: PermissionRows = {
  things: [nobodys('/articles/{slug}', 'none'), nobodys('/settings/{key}', 'none')],
};
