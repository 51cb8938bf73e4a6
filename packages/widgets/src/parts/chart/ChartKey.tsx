import { useMessages } from '../../element/mount/widget-context.ts';
import { chartMessages } from './messages.ts';
import type { ChartKind, Series } from './series.ts';
import './chart.css';

interface ChartKeyProps {
  readonly series: readonly Series[];
  readonly kind: ChartKind;
}

/** Which line or bar is which: by colour, and lines by dashes for who sees none. */
export function ChartKey({ series, kind }: ChartKeyProps) {
  const messages = useMessages(chartMessages);
  return (
    <ul className="chart-key" aria-label={messages.series}>
      {series.map(({ id, label }, index) => (
        <li key={id}>
          <svg className="chart-swatch" aria-hidden="true" viewBox="0 0 24 12" data-series={index}>
            <Sample kind={kind} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** A piece of what is drawn. */
function Sample({ kind }: { readonly kind: ChartKind }) {
  if (kind === 'bar') return <rect className="chart-bar" x="6" width="12" height="12" />;
  return (
    <>
      {kind === 'area' && <rect className="chart-area" y="6" width="24" height="6" />}
      <line className="chart-line" x1="1" y1="6" x2="23" y2="6" />
    </>
  );
}
