/** Who put a property on the market. */
export const listedBy = ['OWNER', 'REALTOR', 'BROKERAGE', 'BUILDER', 'PROPERTY_MANAGER'] as const;

export type ListedBy = (typeof listedBy)[number];
