import type { Receipt } from '@boardwalk/sdk-core/billing/receipts/receipt-schemas';
import { eq } from 'drizzle-orm';
import { users } from '../../../account/tables.ts';
import type { Delivery } from '../../../billing/payments/sale.ts';
import { issueReceiptNumber } from '../../../billing/receipts/issue-number.ts';
import { savedCards } from '../../../billing/tables.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { LicenseRow } from '../../license-row.ts';

/** The receipt of a licence that begins to run: its number, and who sold it to whom. */
export async function issueReceipt(
  transaction: Queries,
  license: LicenseRow,
  { now, seller }: Delivery,
): Promise<Receipt> {
  return {
    number: await issueReceiptNumber(transaction, now),
    seller,
    buyer: await findBuyerName(transaction, license),
    card: await findCard(transaction, license),
  };
}

async function findBuyerName(
  transaction: Queries,
  { buyerId }: LicenseRow,
): Promise<string | null> {
  if (buyerId === null) return null;
  const { firstName, lastName } = users;
  const [user] = await transaction
    .select({ firstName, lastName })
    .from(users)
    .where(eq(users.id, buyerId));
  return [user?.firstName, user?.lastName].filter(Boolean).join(' ') || null;
}

/** The card that was charged; it may have been deleted at the provider meanwhile. */
async function findCard(
  transaction: Queries,
  { invoice, paymentMethodId }: LicenseRow,
): Promise<Receipt['card']> {
  if (paymentMethodId === null || invoice.total.amount === 0) return null;
  const { brand, last4, paymentId } = savedCards;
  const [card] = await transaction
    .select({ brand, last4 })
    .from(savedCards)
    .where(eq(paymentId, paymentMethodId));
  return card ?? null;
}
