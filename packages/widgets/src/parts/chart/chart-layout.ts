import { extent, nice, ticks } from 'd3-array';
import { area, line } from 'd3-shape';
import type { ChartData, ChartKind, Series } from './series.ts';

/** The drawing in units of its own, which the page stretches to whatever width there is. */
export const drawing = { width: 600, height: 240 } as const;

/** Where everything of a chart stands in its drawing. */
export interface ChartLayout {
  /** Lines across, with their value. */
  readonly marks: readonly { readonly value: number; readonly y: number }[];
  /** The height of zero, or of the lowest value where all are far from it. */
  readonly base: number;
  /** The middle of each time. */
  readonly xs: readonly number[];
  /** How wide the place of a time is. */
  readonly step: number;
  /** The numbers of the times that are named below. */
  readonly named: readonly number[];
  readonly yOf: (value: number) => number;
}

/**
 * Bars and areas start at zero, as their size is what is read; a line may start near its values.
 * Marks are multiples of the unit, if it is given.
 */
export function layOut({ times, series }: ChartData, kind: ChartKind, unit = 0): ChartLayout {
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  const [low = 0, high = 1] = extent(kind === 'line' ? values : [0, ...values]);
  const top = Math.max(high, low + 2 * unit);
  const [from, to] = low === top ? [Math.min(0, low), Math.max(1, top)] : nice(low, top, 4);
  const yOf = (value: number) => drawing.height * (1 - (value - from) / (to - from));
  const step = drawing.width / Math.max(1, times.length);
  return {
    marks: ticks(from, to, 4)
      .filter((value) => unit === 0 || value % unit === 0)
      .map((value) => ({ value, y: yOf(value) })),
    base: yOf(Math.min(Math.max(0, from), to)),
    xs: times.map((_, index) => (index + 0.5) * step),
    step,
    named: namedTimes(times.length),
    yOf,
  };
}

/** Of many times four are named, as far apart as can be. */
function namedTimes(count: number): readonly number[] {
  if (count <= 4) return Array.from({ length: count }, (_, index) => index);
  return [0, 1, 2, 3].map((part) => Math.round((part * (count - 1)) / 3));
}

type Point = readonly [x: number, value: number | null];

/** The line of a series; it breaks where there is no value. */
export function linePath(series: Series, { xs, yOf }: ChartLayout): string {
  return (
    line<Point>()
      .defined(([, value]) => value !== null)
      .x(([x]) => x)
      .y(([, value]) => yOf(value ?? 0))(pointsOf(series, xs)) ?? ''
  );
}

/** Dots of no length, for values that no line joins. */
export function dotPath({ values }: Series, { xs, yOf }: ChartLayout): string {
  const isMissing = (time: number) => (values[time] ?? null) === null;
  return xs
    .flatMap((x, time) => {
      const value = values[time] ?? null;
      const isLone = value !== null && isMissing(time - 1) && isMissing(time + 1);
      return isLone ? [`M${x},${yOf(value)}h0`] : [];
    })
    .join('');
}

/** The area between a series and the base. */
export function areaPath(series: Series, { xs, yOf, base }: ChartLayout): string {
  return (
    area<Point>()
      .defined(([, value]) => value !== null)
      .x(([x]) => x)
      .y0(base)
      .y1(([, value]) => yOf(value ?? 0))(pointsOf(series, xs)) ?? ''
  );
}

function pointsOf({ values }: Series, xs: readonly number[]): Point[] {
  return xs.map((x, index) => [x, values[index] ?? null]);
}

/** A bar of a series at a time, beside those of the other series. */
export interface Bar {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The bars of the series at this place among so many. */
export function barsOf(
  { id, values }: Series,
  { xs, step, yOf, base }: ChartLayout,
  place: { readonly index: number; readonly count: number },
): readonly Bar[] {
  const room = step * 0.7;
  const width = room / place.count;
  return values.flatMap((value, time) => {
    const middle = xs[time];
    if (value === null || middle === undefined) return [];
    const y = yOf(value);
    return [
      {
        key: `${id}-${time}`,
        x: middle - room / 2 + place.index * width,
        y: Math.min(y, base),
        width,
        height: Math.abs(base - y),
      },
    ];
  });
}

/** The time whose place holds this part of the width, from 0 to 1. */
export function timeAt(part: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(part * count)));
}
