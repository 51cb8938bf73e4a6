import type { TextCatalogue } from '../vocabulary/text/message.ts';
import type { PaymentPeriod } from './enumerations/trade/payment-periods.ts';

/** What stands after a price (`$2,100/mo`), the same in words, and what stands for no price. */
export const priceMessages = {
  catalogue: 'listings/price',
  ONCE: '',
  HOURLY: '/hr',
  DAILY: '/day',
  WEEKLY: '/wk',
  BIWEEKLY: '/2 wk',
  MONTHLY: '/mo',
  SEMIANNUAL: '/6 mo',
  ANNUAL: '/yr',
  'spoken.ONCE': '',
  'spoken.HOURLY': 'an hour',
  'spoken.DAILY': 'a day',
  'spoken.WEEKLY': 'a week',
  'spoken.BIWEEKLY': 'every two weeks',
  'spoken.MONTHLY': 'a month',
  'spoken.SEMIANNUAL': 'every six months',
  'spoken.ANNUAL': 'a year',
  none: 'Ask for the price',
  free: 'Free',
} as const satisfies TextCatalogue<PaymentPeriod | `spoken.${PaymentPeriod}` | 'none' | 'free'>;
