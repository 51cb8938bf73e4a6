import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';
import type { CouponState } from './coupon-states.ts';
import type { CouponDuration } from './coupon-terms.ts';

export const couponStateLabels = {
  catalogue: 'billing/coupon-state',
  works: 'Works',
  ended: 'Ended',
  expired: 'Expired',
  'used-up': 'Used up',
} as const satisfies TextCatalogue<CouponState>;

/** How long coupons go on, as they are chosen. */
export const couponDurationLabels = {
  catalogue: 'billing/coupon-duration',
  once: 'The first bill',
  repeating: 'The bills of some months',
  forever: 'Every bill',
} as const satisfies TextCatalogue<CouponDuration>;

/** What administrators read about coupons. */
export const couponMessages = {
  catalogue: 'billing/coupons',
  title: 'Coupons',
  lead: 'What they take off, for how long, and how often each was redeemed. Whoever has redeemed one keeps it when it ends.',
  table: 'coupons',
  code: 'Code',
  off: 'Takes off',
  duration: 'On',
  foreverHelp:
    'It stays with whatever takes the place of what it was redeemed for: of any larger plan it takes off the same share or amount, however much that costs.',
  months: { one: 'The bills of a month', many: 'The bills of {count} months' },
  redeemed: 'Redeemed',
  redeemedOf: '{count} of {most}',
  until: 'Until',
  noEnd: 'No end',
  state: 'State',
  actions: 'Actions',
  none: 'There are no coupons yet.',
  noneAdvice: 'Make one, and give its code to whoever should pay less.',
  make: 'Make a coupon',
  making: 'Making …',
  made: 'The coupon {code} works.',
  codeHelp: 'Three to 40 letters, digits and hyphens, such as SPRING-10.',
  codeWrong: 'Enter a code such as SPRING-10.',
  codeTaken: 'Another coupon has or had this code. Choose another one.',
  nickname: 'Name',
  nicknameHelp: 'Whoever enters the code sees it.',
  kind: 'It takes off',
  percentage: 'A percentage',
  amount: 'An amount',
  percentOff: 'Percent',
  percentWrong: 'Enter a number above 0 and up to 100, with two decimals at most.',
  amountOff: 'Amount',
  amountHelp: 'Bills in another currency can’t have it.',
  amountMissing: 'Enter an amount.',
  monthCount: 'Months',
  lastDay: 'Last day to redeem it',
  lastDayHelp: 'Empty: until somebody ends it.',
  most: 'How often in all',
  mostHelp: 'Empty: as often as people like.',
  end: 'End',
  endNamed: 'End the coupon {code}',
  endTitle: 'End the coupon {code}',
  endText:
    'Nobody can redeem it any more, and its code is never used again. Whoever has redeemed it keeps it. This can’t be undone.',
  ended: 'The coupon {code} has ended.',
} as const satisfies Catalogue;
