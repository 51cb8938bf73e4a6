import * as endpoints from '@boardwalk/sdk-core/billing/coupons/endpoints';
import * as schemas from '@boardwalk/sdk-core/billing/coupons/schemas';
import { defineRoutes } from '../../platform/domain.ts';
import { createCoupon } from './create-coupon.ts';
import { endCoupon } from './end-coupon.ts';
import { listCoupons } from './list-coupons.ts';
import { readCoupon } from './read-coupon.ts';

export const couponRoutes = defineRoutes(endpoints, schemas, {
  createCoupon,
  endCoupon,
  listCoupons,
  readCoupon,
});
