/** How a chart writes its times and values. */
export interface ChartWords {
  time(iso: string): string;
  value(value: number): string;
}
