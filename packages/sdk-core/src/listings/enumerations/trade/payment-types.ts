/** How a merchant can be paid. */
export const paymentTypes = ['MASTERCARD', 'VISA', 'CHEQUE', 'AMERICAN_EXPRESS', 'CASH'] as const;

export type PaymentType = (typeof paymentTypes)[number];
