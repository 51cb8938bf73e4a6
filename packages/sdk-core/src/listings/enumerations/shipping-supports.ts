/** How an item reaches its buyer (specification, 3). */
export const shippingSupports = ['FIXED_RATE', 'INCLUDED', 'PICKUP_ONLY', 'CONTACT_STORE'] as const;

export type ShippingSupport = (typeof shippingSupports)[number];
