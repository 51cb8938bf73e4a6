/** As payments, coupons and confirmations name what is sold here. */
export const licenseKind = 'license';
