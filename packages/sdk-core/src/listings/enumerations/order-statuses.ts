/** Where an order stands (specification, 3). */
export const orderStatuses = ['CANCELLED', 'FAILED', 'FUNDS_PENDING', 'OPEN', 'PAID'] as const;

export type OrderStatus = (typeof orderStatuses)[number];
