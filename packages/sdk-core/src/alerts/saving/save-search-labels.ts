import type { Catalogue } from '../../vocabulary/text/message.ts';

/** The button beside the results of a search. */
export const saveSearchLabels = {
  catalogue: 'alerts/save/button',
  save: 'Save this search',
  saved: 'Search saved',
  change: 'Change alert',
} as const satisfies Catalogue;
