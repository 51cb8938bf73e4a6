import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';

/** An invitation that nobody accepted for so long counts no more. */
export const invitationMs = 7 * dayMs;

/** When a membership of so many days ends, if it starts now. */
export function membershipEnd(now: Date, days: number | null): Date | null {
  return days === null ? null : new Date(now.getTime() + days * dayMs);
}
