/** The values that cards name; the other labels stay with the listing's page. */
export const eventCardLabels = {
  'eventState.SCHEDULED': 'Scheduled',
  'eventState.RESCHEDULED': 'Rescheduled',
  'eventState.POSTPONED': 'Postponed',
  'eventState.MOVED_ONLINE': 'Moved online',
  'eventState.CANCELLED': 'Cancelled',
} as const;
