/** Where an order stands. */
export const orderStatuses = ['CANCELLED', 'FAILED', 'FUNDS_PENDING', 'OPEN', 'PAID'] as const;

export type OrderStatus = (typeof orderStatuses)[number];
