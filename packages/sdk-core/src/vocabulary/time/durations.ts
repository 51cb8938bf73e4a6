/** Durations in milliseconds, as `Date` and timers count them: `3 * dayMs`. A day is one of 24 hours. */
export const secondMs = 1_000;
export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;
