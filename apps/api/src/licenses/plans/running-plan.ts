import type { Discount } from '@boardwalk/sdk-core/billing/coupons/coupon-terms';
import type { Holds } from '@boardwalk/sdk-core/licenses/holds/schemas';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { replacedPlanOf, yearlyPriceOf } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import {
  type ReplacedPlan,
  termDays,
  termLeft,
} from '@boardwalk/sdk-core/licenses/prices/plan-difference';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { and, eq, isNotNull } from 'drizzle-orm';
import { termsOf } from '../../billing/coupons/describe-coupon.ts';
import { coupons } from '../../billing/coupons/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { readLicenseInvoice } from '../invoices/read-license-bills.ts';
import { isRunningSql, type LicenseRow } from '../license-row.ts';
import { licensePlans, licenses } from '../tables.ts';
import { describePlan, type PlanRow } from './describe-plan.ts';

/** The licence by a plan that runs for a listing. */
export interface RunningPlan {
  readonly license: LicenseRow;
  readonly invoice: License['invoice'];
  /** As it was sold, whatever became of the plan since. */
  readonly plan: PlanRow;
  /** What a coupon for good takes off each of its bills. */
  readonly discount: Discount | undefined;
}

/** The one that runs for a listing, as there is one at most; nobody changes it where it is locked. */
export async function findRunningPlan(
  queries: Queries,
  listingId: number,
  now: Date,
  strength?: 'update',
): Promise<RunningPlan | undefined> {
  const query = queries
    .select({ license: licenses, plan: licensePlans, coupon: coupons })
    .from(licenses)
    .innerJoin(licensePlans, eq(licensePlans.id, licenses.planId))
    .leftJoin(coupons, eq(coupons.id, licenses.couponId))
    .where(and(eq(licenses.listingId, listingId), isRunningSql(now), isNotNull(licenses.planId)));
  const [found] = await (strength ? query.for(strength, { of: licenses }) : query);
  if (!found) return undefined;
  const { license, plan, coupon } = found;
  const terms = coupon ? termsOf(coupon) : undefined;
  const invoice = await readLicenseInvoice(queries, license);
  return {
    license,
    invoice,
    plan: asSold(plan, license, invoice),
    // An amount is taken off once a year, and was.
    discount:
      terms?.duration === 'forever' && terms.discount.kind === 'portion'
        ? terms.discount
        : undefined,
  };
}

/** Describes the running plan to the user who chooses boards for its listing. */
export function describeRunning({ license, plan }: RunningPlan): NonNullable<Holds['running']> {
  const { dueAt, timeZone, renews } = license;
  return { plan: describePlan(plan), dueAt: dueAt.toISOString(), timeZone, renews };
}

/** What gives way to another plan at `now`. */
export function replacedPlan({ license, plan, invoice }: RunningPlan, now: Date): ReplacedPlan {
  const { id, dueAt, boughtAt, timeZone } = license;
  const dateOf = (at: Date) => localTimeAt(at.getTime(), timeZone).date;
  const dueDate = dateOf(dueAt);
  // A plan that took the place of another goes on with the year of the first.
  const term = replacedPlanOf(invoice)?.term ?? termDays(dateOf(boughtAt), dueDate);
  return {
    license: id,
    planId: plan.id,
    nickname: plan.nickname,
    price: describePlan(plan).price,
    ...termLeft(dueDate, term, dateOf(now)),
  };
}

/** The calendar date on which a licence is due. */
export function dueDateIn(dueAt: Date, timeZone: string): string {
  return localTimeAt(dueAt.getTime(), timeZone).date;
}

function asSold(
  plan: PlanRow,
  { planNickname, seatCount }: LicenseRow,
  invoice: License['invoice'],
): PlanRow {
  const price = yearlyPriceOf(invoice);
  return {
    ...plan,
    nickname: planNickname ?? plan.nickname,
    seatCount: seatCount ?? plan.seatCount,
    priceAmount: price?.amount ?? plan.priceAmount,
    priceCurrency: price?.currency ?? plan.priceCurrency,
  };
}
