import {
  nobodys,
  nobodysId,
  type PermissionRows,
} from '../platform/permission-rows/rows.fixture.ts';

export const billingRows: PermissionRows = {
  things: [
    nobodys('/stripe/coupon/{code}', 'NO-SUCH-CODE'),
    nobodys('/administration/coupon/{id}', nobodysId),
  ],
};
