import { orderSumMessages } from '@boardwalk/sdk-core/orders/order-sum-messages';
import { createMoneyFormatter, type Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';

/** Writes what one or several payments come to, and lists of names. */
export function useSums() {
  const locale = useLocale();
  const messages = useMessages(orderSumMessages);
  const formatMoney = createMoneyFormatter(locale);
  const listNames = new Intl.ListFormat(locale);
  return {
    money: (amount: number, currency: Currency) => formatMoney({ amount, currency }),
    /** A sum for each currency: `$299.45 and AU$45.00`. */
    sums(amounts: readonly Money[]): string {
      const currencies = [...new Set(amounts.map(({ currency }) => currency))];
      const sums = currencies.map((currency) => {
        const mine = amounts.filter((one) => one.currency === currency);
        return formatMoney({ currency, amount: mine.reduce((sum, one) => sum + one.amount, 0) });
      });
      const [last = ''] = sums.slice(-1);
      const first = sums.slice(0, -1);
      if (first.length === 0) return last;
      return fillMessage(messages.sums, { first: first.join(', '), second: last });
    },
    names: (names: readonly string[]) => listNames.format(names),
  };
}
