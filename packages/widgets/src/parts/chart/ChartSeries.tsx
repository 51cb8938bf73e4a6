import { areaPath, barsOf, type ChartLayout, dotPath, linePath } from './chart-layout.ts';
import type { ChartKind, Series } from './series.ts';
import './chart.css';

interface ChartSeriesProps {
  readonly series: Series;
  readonly kind: ChartKind;
  readonly layout: ChartLayout;
  /** Among how many series it is which. */
  readonly place: { readonly index: number; readonly count: number };
}

/** One series as it is drawn. */
export function ChartSeries({ series, kind, layout, place }: ChartSeriesProps) {
  if (kind === 'bar') {
    return (
      <g data-series={place.index}>
        {barsOf(series, layout, place).map(({ key, ...box }) => (
          <rect key={key} className="chart-bar" {...box} />
        ))}
      </g>
    );
  }
  return (
    <g data-series={place.index}>
      {kind === 'area' && <path className="chart-area" d={areaPath(series, layout)} />}
      <path className="chart-line" d={linePath(series, layout)} />
      <path className="chart-dot" d={dotPath(series, layout)} />
    </g>
  );
}
