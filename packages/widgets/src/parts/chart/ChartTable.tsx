import { useMessages } from '../../element/mount/widget-context.ts';
import type { ChartFormatters } from './chart-formatters.ts';
import { chartMessages } from './messages.ts';
import type { ChartData } from './series.ts';
import './chart.css';

interface ChartTableProps {
  readonly title: string;
  readonly data: ChartData;
  readonly words: ChartFormatters;
}

/** Every value of a chart, for who reads rather than sees. */
export function ChartTable({ title, data, words }: ChartTableProps) {
  const messages = useMessages(chartMessages);
  const { times, series } = data;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    <section className="chart-scroll" aria-label={title} tabIndex={0}>
      <table className="chart-table">
        <thead>
          <tr>
            <th scope="col">{messages.when}</th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time, index) => (
            <tr key={time}>
              <th scope="row">{words.time(time)}</th>
              {series.map(({ id, values }) => {
                const value = values[index] ?? null;
                return <td key={id}>{value === null ? messages.missing : words.value(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
