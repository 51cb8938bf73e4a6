/** How a chart writes its times and values. */
export interface ChartFormatters {
  time(iso: string): string;
  value(value: number): string;
  /** A value beside a line across: it is round. */
  mark(value: number): string;
  /** A time below the drawing, after the one that is named before it. */
  named(iso: string, before: string | undefined): string;
}
