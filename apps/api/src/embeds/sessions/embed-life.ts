import { dayMs, hourMs, minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';

/** A session on an embedding page is over at this age, used or not. */
export const embedAbsoluteMs = 30 * dayMs;

/** One whose token a page holds in its own hands is over so soon: people continue by one click. */
export const tokenMs = hourMs;

/** A code, and what a page may collect, wait for so long. */
export const grantMs = minuteMs;

/** A key that was replaced goes on for so long, as pages change one after the other. */
export const graceMs = 7 * dayMs;
