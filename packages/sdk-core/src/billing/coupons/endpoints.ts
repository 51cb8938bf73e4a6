import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readCoupon = endpoint<typeof schemas.readCoupon>({
  method: 'GET',
  path: '/api/v1/stripe/coupon/{code}',
});

export const listCoupons = endpoint<typeof schemas.listCoupons>({
  method: 'GET',
  path: '/api/v1/administration/coupons',
});

export const createCoupon = endpoint<typeof schemas.createCoupon>({
  method: 'POST',
  path: '/api/v1/administration/coupons',
});

export const endCoupon = endpoint<typeof schemas.endCoupon>({
  method: 'DELETE',
  path: '/api/v1/administration/coupon/{id}',
});
