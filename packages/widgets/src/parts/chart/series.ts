/** What a chart shows over time. */
export interface ChartData {
  /** ISO dates or instants, the oldest first. */
  readonly times: readonly string[];
  /** Four at most: more are hard to distinguish. */
  readonly series: readonly Series[];
}

export interface Series {
  readonly id: string;
  readonly label: string;
  /** One for each time; null where there is none. */
  readonly values: readonly (number | null)[];
}

export type ChartKind = 'line' | 'bar' | 'area';
