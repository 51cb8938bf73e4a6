import { sql } from 'drizzle-orm';
import { giveBackPayments, lockPaymentsOf } from '../../billing/payments/give-back-payments.ts';
import type { Release } from '../../billing/payments/sale.ts';
import type { Queries } from '../../platform/database/database.ts';
import { licenseKind } from '../license-kind.ts';
import type { LicenseRow } from '../license-row.ts';
import { undoRun } from '../replace/replaced-license.ts';
import { licenses } from '../tables.ts';
import { notifyLicensePaidBack } from './notify-license-paid-back.ts';

/**
 * Ends what runs of a licence whose money has gone. A larger plan that took its place ends with it,
 * so that what was paid for that goes back too; its owner is notified of all of it by mail.
 */
export async function endPaidBack(
  transaction: Queries,
  license: LicenseRow,
  release: Release,
): Promise<void> {
  const undone = await undoRun(transaction, license, release.now);
  if (!undone) return;
  const subjects = { kind: licenseKind, subjectIds: undone.successors.map(({ id }) => id) };
  const returned = await giveBackPayments(transaction, subjects, release.now);
  await notifyLicensePaidBack(transaction, { license, ended: undone.ended, returned }, release);
}

/** Payments are locked before the licences that they pay for, also those of larger plans since. */
export async function lockPaymentsOfSuccessors(transaction: Queries, id: string): Promise<void> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    with recursive later as (
      select ${licenses.id} as id from ${licenses} where ${licenses.replacesId} = ${id}
      union select next.id from ${licenses} next join later on next.replaces_id = later.id)
    select id from later`);
  if (rows.length === 0) return;
  const subjectIds = rows.map((row) => row.id);
  await lockPaymentsOf(transaction, { kind: licenseKind, subjectIds });
}
