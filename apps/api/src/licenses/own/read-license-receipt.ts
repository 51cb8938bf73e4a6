import type * as schemas from '@boardwalk/sdk-core/licenses/own/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { describeInvoice } from '../../billing/invoices/describe-invoice.ts';
import { findInvoices } from '../../billing/invoices/invoice-row.ts';
import { createInvoiceFile } from '../../billing/invoices/pdf/create-invoice-file.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { maskIssued } from '../mask-billing.ts';
import { requireOwnLicense } from './require-own-license.ts';

export const readLicenseReceipt: Handler<typeof schemas.readLicenseReceipt> = async (
  { params: { uuid }, query: { language } },
  context,
) => {
  const { database, caller, signal } = context;
  const { userId } = requireMember(caller);
  const { invoiceKey } = await requireOwnLicense(database, uuid, context);
  const [invoice] = invoiceKey === null ? [] : await findInvoices(database, [invoiceKey]);
  if (!invoice) throw new Problem('not-found', 'This licence has no receipt.');
  const issued = maskIssued(describeInvoice(invoice), context);
  return createInvoiceFile(issued, language, { userId, signal });
};
