import { boughtBoards } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import { findListingFault } from '@boardwalk/sdk-core/licenses/subscribe/listing-fault';
import { eq } from 'drizzle-orm';
import { boardMerchantOf } from '../../boards/places/board-merchant.ts';
import { assignPlaces } from '../../boards/places/held-places.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Delivery } from '../../platform/payments/sale.ts';
import { changeLicense, holderOf, type LicenseRow } from '../license-row.ts';
import { sendReceipt } from './send-receipt.ts';

/**
 * Makes a licence run whose price is paid, with all its boards, and mails its receipt. Answers false
 * where one of these can't be had any more, or the listing is gone: then the money goes back.
 */
export async function activateLicense(
  transaction: Queries,
  license: LicenseRow,
  delivery: Delivery,
): Promise<boolean> {
  const { now } = delivery;
  const [listing] = await transaction
    .select()
    .from(listings)
    .where(eq(listings.id, license.listingId))
    // Its trade stays until its places are taken.
    .for('share');
  if (!listing || findListingFault(listing)) return false;
  const bought = {
    holder: holderOf(license.id),
    merchant: boardMerchantOf(listing),
    boardIds: boughtBoards(license.invoice),
  };
  const lost = await assignPlaces(transaction, bought, now);
  if (lost.length > 0) return false;
  if (!(await changeLicense(transaction, license, 'activate', now))) return false;
  await sendReceipt(transaction, license, delivery);
  return true;
}
