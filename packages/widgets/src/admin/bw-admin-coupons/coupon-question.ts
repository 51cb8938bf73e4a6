import type { ListedCoupon } from '@boardwalk/sdk-core/billing/coupons/schemas';

/** Which dialog is open. */
export type CouponQuestion =
  | { readonly about: 'make' }
  | { readonly about: 'end'; readonly coupon: ListedCoupon['coupon'] };
