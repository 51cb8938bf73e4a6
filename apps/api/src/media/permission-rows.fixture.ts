import { nobodys, type PermissionRows } from '../platform/permission-rows/rows.fixture.ts';

export const mediaRows: PermissionRows = {
  things: [
    nobodys('/storage/me/files/{file}', '0'.repeat(32)),
    nobodys('/storage/me/uploads/{upload}', '0'.repeat(32)),
    nobodys('/parts/{offset}', '0'),
  ],
};
