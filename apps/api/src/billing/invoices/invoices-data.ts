import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { describeInvoice } from './describe-invoice.ts';
import { findInvoices } from './invoice-row.ts';
import { invoices } from './tables.ts';

/**
 * What somebody was billed for. Books say to whom something was sold, and where that was taxed: name and
 * billing address stay; whose account it was goes, and where and to whom something was brought.
 */
export const invoicesData: PersonalData = {
  async collect(queries, userId) {
    const own = await queries
      .select({ key: invoices.key })
      .from(invoices)
      .where(eq(invoices.buyerId, userId));
    const keys = own.map(({ key }) => key);
    return (await findInvoices(queries, keys)).map(describeInvoice);
  },

  async erase(transaction, userId) {
    const hidden =
      '{"recipient": null, "company": null, "line1": null, "line2": null, "city": null, "postalCode": null}';
    await transaction
      .update(invoices)
      .set({
        buyerId: null,
        deliveredTo: sql`${invoices.deliveredTo} || ${hidden}::jsonb`,
      })
      .where(eq(invoices.buyerId, userId));
  },
};
