import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { ChartReading } from './ChartReading.tsx';
import { ChartSeries } from './ChartSeries.tsx';
import type { ChartFormatters } from './chart-formatters.ts';
import { drawing, layOut, timeAt } from './chart-layout.ts';
import { chartMessages } from './messages.ts';
import type { ChartData, ChartKind } from './series.ts';
import './chart.css';

interface ChartPlotProps {
  readonly title: string;
  readonly data: ChartData;
  readonly kind: ChartKind;
  readonly words: ChartFormatters;
  readonly unit: number | undefined;
}

/** Arrows, Home and End, as the number of times that they go on. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The drawing, which the pointer and the keys read time by time. Time runs from left to right. */
export function ChartPlot({ title, data, kind, words, unit }: ChartPlotProps) {
  const messages = useMessages(chartMessages);
  const [current, setCurrent] = useState<number>();
  const noteId = useId();
  const { times, series } = data;
  const hasValues = series.some(({ values }) => values.some((value) => value !== null));
  if (!hasValues) return <p className="chart-empty">{messages.empty}</p>;
  const layout = layOut(data, kind, unit);
  const x = current === undefined ? undefined : layout.xs[current];
  const timeAtPlace = (place: number) =>
    times
      .slice(place, place + 1)
      .map(words.time)
      .join();
  const valuesAt = (time: number) =>
    series.map(({ label, values }) => {
      const value = values[time] ?? null;
      const written = value === null ? messages.missing : words.value(value);
      return fillMessage(messages.value, { series: label, value: written });
    });

  function read(press: KeyboardEvent) {
    const step = steps[press.key];
    if (step === undefined) return;
    press.preventDefault();
    const from = current ?? (step < 0 ? times.length : -1);
    setCurrent(Math.min(times.length - 1, Math.max(0, from + step)));
  }

  function point(move: PointerEvent<Element>) {
    const { left, width } = move.currentTarget.getBoundingClientRect();
    setCurrent(timeAt((move.clientX - left) / width, times.length));
  }

  const lowest = layout.marks[0]?.value;
  const at = current ?? times.length - 1;
  return (
    <div className="chart-plot" dir="ltr">
      <ol className="chart-scale" aria-hidden="true">
        {layout.marks.toReversed().map(({ value }) => (
          <li key={value}>{words.mark(value)}</li>
        ))}
      </ol>
      {/* biome-ignore-start lint/a11y/useSemanticElements: no element is a value that is only read */}
      <div
        className="chart-canvas"
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-roledescription={messages.role}
        aria-describedby={noteId}
        aria-readonly="true"
        aria-valuemin={1}
        aria-valuemax={times.length}
        aria-valuenow={at + 1}
        aria-valuetext={[timeAtPlace(at), ...valuesAt(at)].join(', ')}
        onKeyDown={read}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setCurrent(undefined)}
        onBlur={() => setCurrent(undefined)}
      >
        <svg
          className={classNames('chart-drawing', `is-${kind}`)}
          aria-hidden="true"
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          preserveAspectRatio="none"
        >
          {layout.marks.map(({ value, y }) => (
            <line key={value} className="chart-rule" x1="0" x2={drawing.width} y1={y} y2={y} />
          ))}
          {series.map((one, index) => (
            <ChartSeries
              key={one.id}
              series={one}
              kind={kind}
              layout={layout}
              place={{ index, count: series.length }}
            />
          ))}
          {x !== undefined && (
            <line className="chart-cursor" x1={x} x2={x} y1="0" y2={drawing.height} />
          )}
        </svg>
      </div>
      {/* biome-ignore-end lint/a11y/useSemanticElements: no element is a value that is only read */}
      <ol
        className={classNames('chart-times', layout.named.length === times.length && 'is-every')}
        aria-hidden="true"
      >
        {layout.named.map((index, place) => (
          <li key={index}>
            {words.named(times[index] ?? '', times[layout.named[place - 1] ?? -1])}
          </li>
        ))}
      </ol>
      {lowest !== undefined && lowest > 0 && (
        <p className="chart-note">{fillMessage(messages.from, { value: words.mark(lowest) })}</p>
      )}
      <ChartReading
        time={current === undefined ? undefined : timeAtPlace(current)}
        values={current === undefined ? [] : valuesAt(current)}
      />
      <p id={noteId} className="visually-hidden">
        {messages.keys}
      </p>
    </div>
  );
}
