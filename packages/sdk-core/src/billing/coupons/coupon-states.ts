/** Whether a coupon can be redeemed, and why not where it can't. */
export const couponStates = ['works', 'ended', 'expired', 'used-up'] as const;
export type CouponState = (typeof couponStates)[number];

/** Coupons on a page of the administrators' list. */
export const couponPageSize = 20;

/** How many times a coupon can be redeemed at most, and for how many months it goes on. */
export const largestRedemptions = 1_000_000;
export const longestMonths = 120;

/** Characters of the name by which administrators know a coupon. */
export const longestCouponNickname = 120;
