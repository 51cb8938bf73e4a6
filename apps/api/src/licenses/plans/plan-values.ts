import type { NewPlan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** The columns of what can be changed about a plan. */
export function planValues(plan: NewPlan) {
  const { nickname, note, price, seat_count } = plan;
  return {
    nickname: nickname.trim(),
    note: note?.trim() ?? '',
    priceAmount: price.amount,
    priceCurrency: price.currency,
    seatCount: seat_count,
    ...(plan.license_class === 'ENTERPRISE' && {
      expiresAt: plan.expires_at === undefined ? null : new Date(plan.expires_at),
      mostUses: plan.most_uses ?? null,
      domains: [...new Set(plan.domains)],
    }),
  };
}

/** Refuses a code that would be over before anybody can use it. */
export function refuseExpired(plan: NewPlan, now: Date): void {
  if (plan.license_class === 'STANDARD' || plan.expires_at === undefined) return;
  if (new Date(plan.expires_at) > now) return;
  throw new Problem('invalid-request', 'The code would be over before it begins.', {
    fields: [{ path: 'body.expires_at', message: 'expected an instant to come' }],
  });
}
