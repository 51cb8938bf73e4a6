import {
  changedLicenseState,
  type LicenseAction,
} from '@boardwalk/sdk-core/licenses/life/license-life';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { licenses } from './tables.ts';

export type LicenseRow = typeof licenses.$inferSelect;

/** By which word a licence has its places on boards. */
export function holderOf(licenseId: string): string {
  return `licence ${licenseId}`;
}

/** Whether a licence runs at `now`: one that is due is over, whether a job has written that down or not. */
export function isRunning({ state, dueAt }: Pick<LicenseRow, 'state' | 'dueAt'>, now: Date) {
  return state === 'ACTIVE' && dueAt > now;
}

/** The same, where rows are looked for. */
export function isRunningSql(now: Date): SQL | undefined {
  return and(eq(licenses.state, 'ACTIVE'), gt(licenses.dueAt, now));
}

/** A licence that nobody else changes until the transaction ends. */
export async function lockLicense(
  transaction: Queries,
  id: string,
): Promise<LicenseRow | undefined> {
  const [row] = await transaction.select().from(licenses).where(eq(licenses.id, id)).for('update');
  return row;
}

/** Does to a licence that is locked what can be done; false where nothing can. */
export async function changeLicense(
  transaction: Queries,
  { id, state: from }: Pick<LicenseRow, 'id' | 'state'>,
  action: LicenseAction,
  now: Date,
  more: Partial<Pick<LicenseRow, 'agreed' | 'invoiceKey'>> = {},
): Promise<boolean> {
  const state = changedLicenseState(from, action);
  if (state === undefined) return false;
  const endedAt = state === 'ENDED' || state === 'FAILED' ? now : null;
  await transaction
    .update(licenses)
    .set({ state, endedAt, ...more })
    .where(eq(licenses.id, id));
  return true;
}
