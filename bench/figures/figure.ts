/** A measured figure beside its limit; both sides in `unit`. */
export interface Figure {
  readonly id: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
  /** Whether the limit is the least that will do, rather than the most. */
  readonly isLeast?: boolean | undefined;
}

/** Whether a figure is within its limit. */
export function keepsLimit({ value, limit, isLeast }: Figure): boolean {
  return isLeast ? value >= limit : value <= limit;
}

/** Prints a figure as one JSON line; answers whether it keeps its limit. */
export function printFigure(figure: Figure): boolean {
  const { id, value, unit, limit, isLeast } = figure;
  const holds = keepsLimit(figure);
  console.log(JSON.stringify({ id, value, unit, limit, isLeast, holds }));
  return holds;
}

/** The middle of the values; the mean of the two middle ones for an even count. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('A median needs at least one value.');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** What 95 of a hundred values are at most, to two places. */
export function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  return Math.round(found * 100) / 100;
}
