import type { CartShop, Totals } from '@boardwalk/sdk-core/cart/schemas';
import { totalsMessages } from '@boardwalk/sdk-core/cart/totals-messages';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import './summary.css';

interface PaymentSumsProps {
  readonly totals: Totals;
  readonly shops: readonly CartShop[];
}

/** What is paid: one sum, or one for each payment, with a sentence why there are several. */
export function PaymentSums({ totals: { shops: parts, groups }, shops }: PaymentSumsProps) {
  const { locale: preferred, messages: read } = useEnvironment();
  const messages = read(totalsMessages);
  const locale = findLocale([preferred]);
  const write = createMoneyFormatter(locale);
  const list = new Intl.ListFormat(locale);
  const isKnown = parts.every(({ shipping }) => shipping !== null);
  const nameOf = (id: string) => shops.find((shop) => shop.id === id)?.name ?? id;
  const isAustralian = groups.some(({ key }) => key.startsWith('AU:'));
  const reason = isAustralian ? messages.byAustralia : messages.byCurrency;
  return (
    <div className="summary-payments" role="status">
      {groups.length > 1 && <p>{fillMessage(reason, { count: groups.length })}</p>}
      <dl className="summary-list">
        {groups.map((group, index) => (
          <div key={group.key} className="summary-total">
            <dt>
              {groups.length === 1
                ? isKnown
                  ? messages.total
                  : messages.totalBefore
                : fillMessage(messages.payment, { number: index + 1 })}
              {groups.length > 1 && (
                <span className="line-muted">{list.format(group.shopIds.map(nameOf))}</span>
              )}
            </dt>
            <dd>{write({ amount: group.amount, currency: group.currency })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
