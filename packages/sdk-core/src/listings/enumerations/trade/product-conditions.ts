/** What state an item is in. */
export const productConditions = ['NEW', 'USED', 'LIGHTLY_USED', 'HEAVILY_USED', 'AS_IS'] as const;

export type ProductCondition = (typeof productConditions)[number];
