import { readCouponCode } from '@boardwalk/sdk-core/billing/coupons/coupon-terms';
import type { NewCoupon } from '@boardwalk/sdk-core/billing/coupons/schemas';
import { readNumber } from '@boardwalk/sdk-core/vocabulary/numbers/read-number';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { lastInstantOf } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { textOf } from '../../kit/form/form-data.ts';
import { readMoney } from '../../parts/money-field/money-form-data.ts';

interface Reader {
  readonly locale: Locale;
  readonly timeZone: string;
}

/** A percentage as it is typed: above 0, up to 100, in hundredths; undefined where it is none. */
export function readPercentage(text: string, locale: Locale): number | undefined {
  const percents = readNumber(text.replace('%', ''), locale);
  if (percents === undefined || percents <= 0 || percents > 100) return undefined;
  return Number(percents.toFixed(2)) === percents ? percents : undefined;
}

/** What the form of a new coupon says; undefined where a field is not right yet. */
export function readCouponForm(
  data: FormData,
  { locale, timeZone }: Reader,
): NewCoupon | undefined {
  const code = readCouponCode(textOf(data, 'coupon_code'));
  const discount = readDiscount(data, locale);
  if (code === undefined || !discount) return undefined;
  const nickname = textOf(data, 'nickname').trim();
  const lastDay = textOf(data, 'redemption_date');
  const most = textOf(data, 'most_redemptions');
  return {
    coupon_code: code,
    ...(nickname !== '' && { nickname }),
    ...discount,
    ...readDuration(data),
    ...(lastDay !== '' && {
      redemption_date: new Date(lastInstantOf(lastDay, timeZone)).toISOString(),
    }),
    ...(most !== '' && { most_redemptions: Number(most) }),
  };
}

function readDiscount(data: FormData, locale: Locale) {
  if (textOf(data, 'kind') === 'percentage') {
    const percents = readPercentage(textOf(data, 'percent_off'), locale);
    return percents === undefined ? undefined : { percent_off: percents };
  }
  const money = readMoney(data, 'amount_off');
  return money && { amount_off: money.amount, currency: money.currency };
}

function readDuration(data: FormData) {
  const duration = textOf(data, 'duration');
  if (duration === 'repeating') {
    return { duration, duration_in_months: Number(textOf(data, 'duration_in_months')) } as const;
  }
  return { duration: duration === 'forever' ? 'forever' : 'once' } as const;
}
