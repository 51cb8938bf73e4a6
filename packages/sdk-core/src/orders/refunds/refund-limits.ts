/** Characters of the reason of a refund. */
export const longestRefundReason = 500;

/** Refunds of one invoice. */
export const mostRefunds = 50;
