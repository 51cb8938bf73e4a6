import type { CodeTerms } from '@boardwalk/sdk-core/licenses/plans/plan-terms';
import type { EnterprisePlan, Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import type { licensePlans } from '../tables.ts';

export type PlanRow = typeof licensePlans.$inferSelect;

/** A plan as a merchant chooses it. */
export function describePlan(row: PlanRow): Plan {
  return {
    id: row.id,
    nickname: row.nickname,
    price: { amount: row.priceAmount, currency: row.priceCurrency },
    seat_count: row.seatCount,
    note: row.note,
    license_class: row.licenseClass,
    license_type: 'YEARLY',
    version: row.version,
  };
}

/** An enterprise plan as administrators see it. */
export function describeEnterprisePlan(row: PlanRow): EnterprisePlan {
  if (row.code === null) throw new Error(`Plan ${row.id} has no code.`);
  return {
    plan: describePlan(row),
    custom_code: row.code,
    expires_at: row.expiresAt?.toISOString() ?? null,
    most_uses: row.mostUses,
    uses: row.uses,
    domains: row.domains,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

/** What binds the code of a plan. */
export function codeTermsOf({ expiresAt, uses, mostUses, domains }: PlanRow): CodeTerms {
  return { expiresAt: expiresAt?.getTime() ?? null, uses, mostUses, domains };
}
