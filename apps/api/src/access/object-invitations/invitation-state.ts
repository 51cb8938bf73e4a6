import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, gt, isNull, or, type SQL } from 'drizzle-orm';
import { objectInvitations } from '../tables.ts';

/** How long the outcome of an invitation is shown, to its sender and to its recipient. */
export const shownMs = 30 * dayMs;

type InvitationRow = typeof objectInvitations.$inferSelect;

/** What has become of an invitation; one whose right would have ended is expired as well. */
export function invitationStateOf(
  { outcome, expiresAt, endsAt }: Pick<InvitationRow, 'outcome' | 'expiresAt' | 'endsAt'>,
  now: Date,
) {
  if (outcome) return outcome;
  return expiresAt > now && (endsAt === null || endsAt > now) ? 'pending' : 'expired';
}

/** Those that can still be accepted. */
export function isPending(now: Date): SQL | undefined {
  const { outcome, expiresAt, endsAt } = objectInvitations;
  return and(isNull(outcome), gt(expiresAt, now), or(isNull(endsAt), gt(endsAt, now)));
}
