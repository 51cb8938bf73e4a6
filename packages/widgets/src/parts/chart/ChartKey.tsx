import { useMessages } from '../../element/mount/widget-context.ts';
import { chartMessages } from './messages.ts';
import type { Series } from './series.ts';

/** Which line or bar is which: by colour, and by dashes for who sees none. */
export function ChartKey({ series }: { readonly series: readonly Series[] }) {
  const messages = useMessages(chartMessages);
  return (
    <ul className="chart-key" aria-label={messages.series}>
      {series.map(({ id, label }, index) => (
        <li key={id}>
          <svg className="chart-swatch" aria-hidden="true" viewBox="0 0 24 12" data-series={index}>
            <line className="chart-line" x1="1" y1="6" x2="23" y2="6" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
