import { eq, sql } from 'drizzle-orm';
import { giveBackRedemption } from '../../billing/coupons/give-back-redemption.ts';
import { endPlaces, handBackPlaces } from '../../boards/places/held-places.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Sale } from '../../platform/payments/sale.ts';
import { changeLicense, holderOf, type LicenseRow, lockLicense } from '../license-row.ts';
import { releaseSuccessor, resumeReplaced } from '../replace/replaced-license.ts';
import { licensePlans } from '../tables.ts';
import { activateLicense } from './activate-license.ts';

/** As payments, coupons and confirmations name what is sold here. */
export const licenseKind = 'license';

/** Licences: each is paid for once, and runs, or comes to nothing. */
export const licenseSale: Sale = {
  kind: licenseKind,

  async deliver(transaction, { subjectId }, delivery) {
    const license = await lockLicense(transaction, subjectId);
    return license?.state === 'PENDING' && activateLicense(transaction, license, delivery);
  },

  async release(transaction, { subjectId }, now) {
    const license = await lockLicense(transaction, subjectId);
    if (license) await releaseLicense(transaction, license, now);
  },
};

/**
 * Lets go of what a licence has: its buyer holds the boards again where a payment came to nothing, and
 * has them no more where the money went back, by then of a plan that another has replaced as well.
 * Twice does what once does.
 */
export async function releaseLicense(
  transaction: Queries,
  license: LicenseRow,
  now: Date,
): Promise<void> {
  const { id, state, couponId, planId, usesCode } = license;
  if (state === 'ENDED') return releaseSuccessor(transaction, license, now);
  const action = state === 'PENDING' ? 'fail' : 'end';
  if (!(await changeLicense(transaction, license, action, now))) return;
  // In the order of a purchase: the plan, the coupon, then the boards.
  if (planId !== null && usesCode) await countUse(transaction, planId, -1);
  if (couponId !== null) {
    await giveBackRedemption(transaction, { couponId, subject: { kind: licenseKind, id } });
  }
  const holder = holderOf(id);
  if (state === 'PENDING') await handBackPlaces(transaction, { holder }, now);
  else await resumeReplaced(transaction, license, now);
  await endPlaces(transaction, { holder }, now);
}

/** Counts a use of a plan's code, or one that was given back. */
export async function countUse(transaction: Queries, planId: string, by: 1 | -1): Promise<void> {
  await transaction
    .update(licensePlans)
    .set({ uses: sql`${licensePlans.uses} + ${by}` })
    .where(eq(licensePlans.id, planId));
}
