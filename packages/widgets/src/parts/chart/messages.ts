import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What a chart says around the numbers of whatever domain. */
export const chartMessages = {
  catalogue: 'parts/chart',
  /** What it is called by those who don't see it. */
  role: 'Chart',
  /** How it is read by keys. */
  keys: 'Left and right arrow keys read the values one by one.',
  series: 'Series',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  when: 'Date',
  value: '{series}: {value}',
  missing: 'No value',
  /** Of a scale that leaves out what is below. */
  from: 'The scale begins at {value}, not at zero.',
  empty: 'There are no values in this time.',
} as const satisfies Catalogue;
