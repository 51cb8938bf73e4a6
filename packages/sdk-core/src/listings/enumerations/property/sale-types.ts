/** How a property changes hands. */
export const saleTypes = ['SALE', 'RENT', 'LEASE'] as const;

export type SaleType = (typeof saleTypes)[number];
