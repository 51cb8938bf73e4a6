/** How an item reaches its buyer. */
export const shippingSupports = ['FIXED_RATE', 'INCLUDED', 'PICKUP_ONLY', 'CONTACT_STORE'] as const;

export type ShippingSupport = (typeof shippingSupports)[number];
