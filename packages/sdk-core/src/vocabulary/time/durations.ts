/** Durations in milliseconds, as `Date` and timers count them: `3 * dayMs`. A day is one of 24 hours. */
export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
