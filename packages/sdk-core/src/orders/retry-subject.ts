/** What of another card for an order somebody confirms. */
export interface RetryTerms {
  readonly orderId: string;
  readonly payment_method: string;
}

/**
 * The subject of the confirmation without which a partner's page tries no other card: `23456789AB pm_1`.
 * What is charged follows from the order.
 */
export function writeRetrySubject({ orderId, payment_method }: RetryTerms): string {
  return `${orderId} ${payment_method}`;
}

/** What such a subject says, which is to be checked as a call of it, and to be written the same again. */
export function readRetrySubject(subject: string): unknown {
  const [orderId, payment_method] = subject.split(' ');
  return { orderId, payment_method };
}
