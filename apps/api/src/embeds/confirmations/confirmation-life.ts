import { minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';

/** Somebody has so long to decide, and the page to do what was confirmed. */
export const confirmationMs = 5 * minuteMs;
