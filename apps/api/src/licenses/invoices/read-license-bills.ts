import type { Receipt } from '@boardwalk/sdk-core/billing/receipts/receipt-schemas';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { findInvoices } from '../../billing/invoices/invoice-row.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { LicenseRow } from '../license-row.ts';
import { licenseInvoiceOf, receiptOf } from './license-invoice.ts';

/** What a licence was sold for. */
export interface LicenseBill {
  /** As it was issued, else as it was agreed to. */
  readonly invoice: License['invoice'];
  /** Null of what was not invoiced. */
  readonly receipt: Receipt | null;
}

type Billed = Pick<LicenseRow, 'id' | 'agreed' | 'invoiceKey'>;

/** What these licences were sold for. */
export async function readLicenseBills(
  queries: Queries,
  rows: readonly Billed[],
): Promise<(row: Billed) => LicenseBill> {
  const keys = rows.flatMap(({ invoiceKey }) => invoiceKey ?? []);
  const issued = keys.length === 0 ? [] : await findInvoices(queries, keys);
  const byKey = new Map(issued.map((invoice) => [invoice.key, invoice]));
  return ({ id, agreed, invoiceKey }) => {
    const invoice = invoiceKey === null ? undefined : byKey.get(invoiceKey);
    if (invoice) return { invoice: licenseInvoiceOf(invoice), receipt: receiptOf(invoice) };
    if (agreed) return { invoice: agreed, receipt: null };
    throw new Error(`Licence ${id} was sold for nothing that is written down.`);
  };
}

/** What one of them was sold for. */
export async function readLicenseInvoice(
  queries: Queries,
  row: Billed,
): Promise<License['invoice']> {
  return (await readLicenseBills(queries, [row]))(row).invoice;
}
