import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { ChartColumn, Table } from 'lucide';
import { useId, useState } from 'react';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { ChartKey } from './ChartKey.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { ChartFormatters } from './chart-formatters.ts';
import { chartMessages } from './messages.ts';
import type { ChartData, ChartKind } from './series.ts';
import './chart.css';

interface ChartProps {
  /** What is shown: "Views a day". */
  readonly title: string;
  readonly data: ChartData;
  readonly kind?: ChartKind;
  /** What each time is: a month is given by its first day. */
  readonly by?: 'day' | 'month';
  /** Writes a value: money, a share; whole numbers by default. */
  readonly formatValue?: (value: number) => string;
  /** Writes the round values of the scale, where they are shorter than others: money without cents. */
  readonly formatMark?: (value: number) => string;
  /** The least step of the scale: 1 for counts, 100 for whole dollars; any by default. */
  readonly unit?: number;
}

/** Values over time, drawn so that a server can, and the same as a table. */
export function Chart({
  title,
  data,
  kind = 'line',
  by = 'day',
  formatValue,
  formatMark,
  unit,
}: ChartProps) {
  const { locale, timeZone } = useEnvironment();
  const messages = useMessages(chartMessages);
  const [isTable, setIsTable] = useState(false);
  const titleId = useId();
  const known = findLocale([locale]);
  const formatDate = createDateFormatter(known, timeZone);
  const formatNumber = createNumberFormatter(known);
  const value = formatValue ?? ((one: number) => formatNumber(one, 2));
  const monthOf = (iso: string) => `${formatDate(iso, 'month')} ${iso.slice(0, 4)}`;
  const isShort = (iso: string, before?: string) => before?.slice(0, 4) === iso.slice(0, 4);
  const words: ChartFormatters = {
    time: (iso) => (by === 'month' ? monthOf(iso) : formatDate(iso)),
    value,
    mark: formatMark ?? value,
    // A year is shown once, and again where the next begins.
    named: (iso, before) => {
      if (by === 'month') return isShort(iso, before) ? formatDate(iso, 'month') : monthOf(iso);
      return formatDate(iso, isShort(iso, before) ? 'dayOfYear' : 'date');
    },
  };
  return (
    <figure className="chart" aria-labelledby={titleId}>
      <figcaption className="chart-head">
        <span id={titleId} className="chart-title">
          {title}
        </span>
        <Button
          variant="quiet"
          icon={isTable ? ChartColumn : Table}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? messages.asChart : messages.asTable}
        </Button>
      </figcaption>
      {data.series.length > 1 && !isTable && <ChartKey series={data.series} kind={kind} />}
      {isTable ? (
        <ChartTable title={title} data={data} words={words} />
      ) : (
        <ChartPlot title={title} data={data} kind={kind} words={words} unit={unit} />
      )}
    </figure>
  );
}
