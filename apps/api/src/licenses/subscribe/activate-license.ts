import { boughtBoards } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import { findListingFault } from '@boardwalk/sdk-core/licenses/subscribe/listing-fault';
import { eq } from 'drizzle-orm';
import { boardMerchantOf } from '../../boards/places/board-merchant.ts';
import { assignPlaces, listPlaces } from '../../boards/places/held-places.ts';
import { lockBoards } from '../../boards/places/lock-boards.ts';
import { listings } from '../../listings/tables.ts';
import { allOrNothing } from '../../platform/database/all-or-nothing.ts';
import type { Queries } from '../../platform/database/database.ts';
import { issueLicenseInvoice, type PaidDelivery } from '../invoices/issue-license-invoice.ts';
import { licenseInvoiceOf, receiptOf } from '../invoices/license-invoice.ts';
import { changeLicense, holderOf, isRunning, type LicenseRow } from '../license-row.ts';
import { lockReplaced, takeOver } from '../replace/replaced-license.ts';
import { sendReceipt } from './receipt/send-receipt.ts';

/**
 * Makes a licence run whose price is paid, with all its boards, and mails its receipt. Answers false
 * where one of these can't be had any more, or the listing is gone: then the money goes back.
 */
export async function activateLicense(
  transaction: Queries,
  license: LicenseRow,
  delivery: PaidDelivery,
): Promise<boolean> {
  const { now } = delivery;
  const { agreed } = license;
  if (agreed === null) throw new Error('A licence that is being paid for was agreed to.');
  const before = await lockReplaced(transaction, license);
  if (before && !isRunning(before, now)) return false;
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
    boardIds: boughtBoards(agreed),
    until: license.dueAt,
  };
  const had = before ? await listPlaces(transaction, { holder: holderOf(before.id) }, now) : [];
  // All together, in the order of their ids.
  await lockBoards(transaction, [...bought.boardIds, ...had.map(({ boardId }) => boardId)], now);
  // Some may be had where others are lost: of a licence that is not given nothing stays.
  return allOrNothing(transaction, async (savepoint) => {
    const lost = await assignPlaces(savepoint, bought, now);
    if (lost.length > 0) return false;
    if (before) await takeOver(savepoint, { before, license }, now);
    // Its number is the last that is locked, as all receipts wait for it; and the licence is
    // written once, as a second write would wait for a transaction that closes the buyer's account.
    const issued = await issueLicenseInvoice(savepoint, { ...license, agreed }, delivery);
    const invoiced = { agreed: null, invoiceKey: issued.key };
    if (!(await changeLicense(savepoint, license, 'activate', now, invoiced))) return false;
    const bill = { invoice: licenseInvoiceOf(issued), receipt: receiptOf(issued) };
    await sendReceipt(savepoint, license, bill, delivery);
    return true;
  });
}
