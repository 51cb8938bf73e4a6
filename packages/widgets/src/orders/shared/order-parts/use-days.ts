import { orderSumMessages } from '@boardwalk/sdk-core/orders/order-sum-messages';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';

/** Writes days until something is there: `3 to 5 days`. */
export function useDays() {
  const messages = useMessages(orderSumMessages);
  const locale = useLocale();
  return ({ from, to }: { readonly from: number; readonly to: number }): string => {
    if (to === 0) return messages.sameDay;
    if (from === to) return countMessage(messages.days, to, locale);
    if (from === 0) return countMessage(messages.daysUpTo, to, locale);
    return fillMessage(messages.daysRange, { from, to });
  };
}
