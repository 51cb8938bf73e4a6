import {
  couponDurationLabels,
  couponMessages,
  couponStateLabels,
} from '@boardwalk/sdk-core/billing/coupons/coupon-messages';
import type { ListedCoupon } from '@boardwalk/sdk-core/billing/coupons/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { createPortionFormatter } from '@boardwalk/sdk-core/vocabulary/money/portion-text';
import { percent } from '@boardwalk/sdk-core/vocabulary/money/portions';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { useCounted } from '../../parts/count/use-counted.ts';
import type { Column } from '../../parts/data-table/column.ts';
import '../admin.css';
import '../list/list.css';
import './coupons.css';

type Coupon = ListedCoupon['coupon'];

/** Returns what a row shows of a coupon; one that may still be redeemed can be ended. */
export function useCouponColumns(onEnd: (coupon: Coupon) => void): readonly Column<ListedCoupon>[] {
  const { messages: read, locale: wanted, timeZone } = useEnvironment();
  const locale = findLocale([wanted]);
  const messages = read(couponMessages);
  const states = read(couponStateLabels);
  const durations = read(couponDurationLabels);
  const counted = useCounted();
  const formatMoney = createMoneyFormatter(locale);
  const formatPortion = createPortionFormatter(locale);
  const formatNumber = createNumberFormatter(locale);
  const formatDate = createDateFormatter(locale, timeZone);

  function writeDiscount({ percent_off, amount_off, currency }: Coupon): string {
    return amount_off !== null && currency !== null
      ? formatMoney({ amount: amount_off, currency })
      : formatPortion(Math.round((percent_off ?? 0) * percent));
  }

  return [
    {
      id: 'code',
      label: messages.code,
      cell: ({ coupon: { coupon_code, nickname } }) => (
        <span className="admin-row-name">
          <bdi dir="ltr">{coupon_code}</bdi>
          {nickname !== null && <span className="admin-note">{nickname}</span>}
        </span>
      ),
    },
    { id: 'off', label: messages.off, kind: 'number', cell: ({ coupon }) => writeDiscount(coupon) },
    {
      id: 'duration',
      label: messages.duration,
      cell: ({ coupon: { duration, duration_in_months: months } }) =>
        months === null ? durations[duration] : counted(messages.months, months),
    },
    {
      id: 'redeemed',
      label: messages.redeemed,
      kind: 'number',
      cell: ({ redemptions, mostRedemptions }) => {
        const count = formatNumber(redemptions);
        if (mostRedemptions === null) return count;
        return fillMessage(messages.redeemedOf, { count, most: formatNumber(mostRedemptions) });
      },
    },
    {
      id: 'until',
      label: messages.until,
      cell: ({ coupon: { redemption_date: until } }) =>
        until === null ? messages.noEnd : <time dateTime={until}>{formatDate(until)}</time>,
    },
    {
      id: 'state',
      label: messages.state,
      cell: ({ state }) => (
        <span className={classNames('coupon-state', `is-${state}`)}>{states[state]}</span>
      ),
    },
    {
      id: 'actions',
      label: messages.actions,
      cell: ({ coupon, state }) =>
        // A payment that fails gives a redemption back, so that a used one may work again.
        (state === 'works' || state === 'used-up') && (
          <Button
            variant="quiet"
            className="button-warning"
            aria-label={fillMessage(messages.endNamed, { code: coupon.coupon_code })}
            onClick={() => onEnd(coupon)}
          >
            {messages.end}
          </Button>
        ),
    },
  ];
}
