/** Whether an event takes place as announced (schema.org EventStatusType). */
export const eventStates = [
  'SCHEDULED',
  'RESCHEDULED',
  'POSTPONED',
  'MOVED_ONLINE',
  'CANCELLED',
] as const;

export type EventState = (typeof eventStates)[number];
