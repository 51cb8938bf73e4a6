/** What a price pays for: all of it, or a stretch of time. */
export const paymentPeriods = [
  'ONCE',
  'HOURLY',
  'DAILY',
  'WEEKLY',
  'BIWEEKLY',
  'MONTHLY',
  'SEMIANNUAL',
  'ANNUAL',
] as const;

export type PaymentPeriod = (typeof paymentPeriods)[number];
