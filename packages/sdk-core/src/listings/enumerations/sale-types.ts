/** How a property changes hands (specification, 3). */
export const saleTypes = ['SALE', 'RENT', 'LEASE'] as const;

export type SaleType = (typeof saleTypes)[number];
