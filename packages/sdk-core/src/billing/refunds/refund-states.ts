/**
 * Where a refund stands: `requested` until the provider has answered, `pending` while a bank decides,
 * `succeeded` once the provider reports so. What failed is with the shop again.
 */
export const refundStates = ['requested', 'pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** Those whose money is the buyer's, or on its way to them. */
export const standingRefundStates = [
  'requested',
  'pending',
  'succeeded',
] as const satisfies readonly RefundState[];

/** Why nothing of an invoice can go back: a bank decides about its payment, or all of it is gone. */
export const refundHolds = ['disputed', 'returned'] as const;
export type RefundHold = (typeof refundHolds)[number];
