import type { DayFigures, ShopSummary } from '@boardwalk/sdk-core/orders/summary/schemas';
import { shopSummaryMessages } from '@boardwalk/sdk-core/orders/summary/shop-summary-messages';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Segmented } from '../../kit/segmented/Segmented.tsx';
import { Chart } from '../../parts/chart/Chart.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import { PartHeading } from '../../parts/part-heading/PartHeading.tsx';
import './shop-summary.css';

/** Minor units of a dollar, the least step of a scale of sales. */
const dollar = 100;

type Period = 'day' | 'month';

interface SummaryChartsProps {
  readonly summary: ShopSummary;
  readonly by: Period;
  readonly onPick: (period: Period) => void;
}

/** Sales, then orders beside visits, by day or month. */
export function SummaryCharts({ summary, by, onPick }: SummaryChartsProps) {
  const { currency } = summary;
  const messages = useMessages(shopSummaryMessages);
  const formatMoney = createMoneyFormatter(useLocale());
  const rows = by === 'day' ? summary.days : summary.months;
  const times = rows.map(({ day }) => day);
  const seriesOf = (id: keyof Omit<DayFigures, 'day'>) => ({
    ...{ id, label: messages[id] },
    values: rows.map((row) => row[id]),
  });
  const charts = [
    {
      title: by === 'day' ? messages.salesByDay : messages.salesByMonth,
      series: [seriesOf('sales')],
      none: messages.noSales,
      unit: dollar,
      formatValue: (amount: number) => formatMoney({ amount, currency }),
      formatMark: (amount: number) => formatMoney({ amount, currency }, 'card'),
    },
    {
      title: by === 'day' ? messages.countsByDay : messages.countsByMonth,
      series: [seriesOf('visits'), seriesOf('orders')],
      none: messages.noCounts,
      unit: 1,
    },
  ];
  return (
    <section className="summary-part">
      <div className="summary-chart-head">
        <PartHeading className="summary-heading">{messages.overTime}</PartHeading>
        <Segmented
          label={messages.period}
          segments={[
            { value: 'day', label: messages.byDay },
            { value: 'month', label: messages.byMonth },
          ]}
          value={by}
          onPick={onPick}
        />
      </div>
      {charts.map(({ title, series, none, ...scale }) => (
        <div key={title} part="chart">
          {series.some(({ values }) => values.some((value) => value !== 0)) ? (
            <Chart title={title} kind="bar" by={by} data={{ times, series }} {...scale} />
          ) : (
            <p className="summary-line">{none}</p>
          )}
        </div>
      ))}
    </section>
  );
}
