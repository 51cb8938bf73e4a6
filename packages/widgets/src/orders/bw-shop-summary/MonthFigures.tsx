import { compareMonths, type MonthSums } from '@boardwalk/sdk-core/orders/summary/compare-months';
import type { ShopSummary } from '@boardwalk/sdk-core/orders/summary/schemas';
import { shopSummaryMessages } from '@boardwalk/sdk-core/orders/summary/shop-summary-messages';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { useLocale } from '../../parts/form/use-locale.ts';
import { PartHeading } from '../../parts/part-heading/PartHeading.tsx';
import './shop-summary.css';

/** The figures of this month, each beside what it was by the same day of the month before. */
export function MonthFigures({ summary }: { readonly summary: ShopSummary }) {
  const { currency } = summary;
  const messages = useMessages(shopSummaryMessages);
  const locale = useLocale();
  const formatNumber = createNumberFormatter(locale);
  const formatMoney = createMoneyFormatter(locale);
  const { current, before } = compareMonths(summary);
  const figures = [
    {
      label: messages.sales,
      write: ({ sales }: MonthSums) => formatMoney({ amount: sales, currency }),
    },
    { label: messages.orders, write: ({ orders }: MonthSums) => formatNumber(orders) },
    { label: messages.visits, write: ({ visits }: MonthSums) => formatNumber(visits) },
    {
      label: messages.bought,
      write: ({ orders, visits }: MonthSums) =>
        visits === 0 ? messages.noVisits : formatNumber((100 * orders) / visits, 1),
    },
  ];
  return (
    <section className="summary-part" part="figures">
      <PartHeading className="summary-heading">{messages.thisMonth}</PartHeading>
      <dl className="summary-figures">
        {figures.map(({ label, write }) => (
          <div key={label} className="summary-figure">
            <dt>{label}</dt>
            <dd
              className={classNames(
                'summary-value',
                write(current) === messages.noVisits && 'is-words',
              )}
            >
              {write(current)}
            </dd>
            <dd className="summary-before">
              {fillMessage(messages.before, { value: write(before) })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="summary-line">{messages.note}</p>
    </section>
  );
}
