import { eq, sql } from 'drizzle-orm';
import { giveBackRedemption } from '../../billing/coupons/give-back-redemption.ts';
import type { Release, Sale } from '../../billing/payments/sale.ts';
import { endPlaces, handBackPlaces } from '../../boards/places/held-places.ts';
import type { Queries } from '../../platform/database/database.ts';
import { licenseKind } from '../license-kind.ts';
import { changeLicense, holderOf, type LicenseRow, lockLicense } from '../license-row.ts';
import { endPaidBack, lockPaymentsOfSuccessors } from '../paid-back/end-paid-back.ts';
import { findUnpaidLicenses } from '../paid-back/find-unpaid.ts';
import { lockWithReplaced } from '../replace/replaced-license.ts';
import { licensePlans, licenses } from '../tables.ts';
import { activateLicense } from './activate-license.ts';

/** Licences: each is paid for once, and runs, or comes to nothing. */
export const licenseSale: Sale = {
  kind: licenseKind,

  async deliver(transaction, { id: paymentId, subjectId }, delivery) {
    const license = await lockLicense(transaction, subjectId);
    const isPending = license?.state === 'PENDING';
    return isPending && activateLicense(transaction, license, { ...delivery, paymentId });
  },

  async release(transaction, { subjectId }, release) {
    await lockPaymentsOfSuccessors(transaction, subjectId);
    const license = await lockWithReplaced(transaction, subjectId);
    if (license) await releaseLicense(transaction, license, release);
  },

  findUnpaid: findUnpaidLicenses,
};

/**
 * Lets go of what a licence has: its buyer holds the boards again where a payment came to nothing, and
 * has them no more where the money went back, by then of a plan that another has replaced as well.
 * Twice does what once does.
 */
export async function releaseLicense(
  transaction: Queries,
  license: LicenseRow,
  release: Release,
): Promise<void> {
  const { now } = release;
  const { id, state, couponId } = license;
  if (state === 'FAILED') return;
  // In the order of a purchase: the plan, the coupon, then the boards.
  await giveUseBack(transaction, license);
  if (couponId !== null) {
    await giveBackRedemption(transaction, { couponId, subject: { kind: licenseKind, id } });
  }
  if (state !== 'PENDING') return endPaidBack(transaction, license, release);
  await changeLicense(transaction, license, 'fail', now);
  const holder = holderOf(id);
  await handBackPlaces(transaction, { holder }, now);
  await endPlaces(transaction, { holder }, now);
}

/** Once: the licence counts as a use of its code no more. */
async function giveUseBack(transaction: Queries, license: LicenseRow): Promise<void> {
  const { id, planId, usesCode } = license;
  if (planId === null || !usesCode) return;
  await transaction.update(licenses).set({ usesCode: false }).where(eq(licenses.id, id));
  await countUse(transaction, planId, -1);
}

/** Counts a use of a plan's code, or one that was given back. */
export async function countUse(transaction: Queries, planId: string, by: 1 | -1): Promise<void> {
  await transaction
    .update(licensePlans)
    .set({ uses: sql`${licensePlans.uses} + ${by}` })
    .where(eq(licensePlans.id, planId));
}
