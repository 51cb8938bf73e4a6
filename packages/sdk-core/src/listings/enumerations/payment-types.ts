/** How a merchant can be paid (specification, 3). */
export const paymentTypes = ['MASTERCARD', 'VISA', 'CHEQUE', 'AMERICAN_EXPRESS', 'CASH'] as const;

export type PaymentType = (typeof paymentTypes)[number];
