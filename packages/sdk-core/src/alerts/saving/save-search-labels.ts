import type { Catalogue } from '../../vocabulary/text/message.ts';

/** The button beside the results of a search. */
export const saveSearchLabels = {
  catalogue: 'alerts/save/button',
  save: 'Save this search',
  saved: 'Search saved',
  change: 'Change alert',
  toChange: 'To change your alert, change this search, then press “Change alert”.',
  notYours: 'The alert that led here is not among yours, or you are not signed in.',
} as const satisfies Catalogue;
