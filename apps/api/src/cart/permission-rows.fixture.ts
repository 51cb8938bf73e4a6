import { nobodys, type PermissionRows } from '../platform/permission-rows/rows.fixture.ts';

export const cartRows: PermissionRows = {
  things: [nobodys('/cart/shop/{shopId}', 'no-such-shop')],
};
