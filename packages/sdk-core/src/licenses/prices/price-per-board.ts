import { moneyOf, requireMoney } from '../../vocabulary/money/amounts.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import { shareHalfUp } from '../../vocabulary/money/share.ts';
import type { PricedPlan } from './compose-invoice.ts';

/** What each board of a plan costs where all its seats are used, half up to the cent: to be shown, never charged. */
export function pricePerBoard({ price, seat_count }: PricedPlan): Money {
  const { amount, currency } = requireMoney(price);
  return moneyOf(shareHalfUp(amount, 1, seat_count), currency);
}
