import type { IssuedInvoice } from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { writeTextsOf } from './invoice-language.ts';
import { writeInvoicePdf } from './write-invoice-pdf.ts';

/** An invoice as the file that its reader saves: `Invoice 2026-000042.pdf`. */
export async function createInvoiceFile(invoice: IssuedInvoice, locale: Locale): Promise<File> {
  const { title } = writeTextsOf(invoice, locale);
  // Its bytes are its own, and none of a buffer that others share.
  const bytes = (await writeInvoicePdf(invoice, locale)) as Uint8Array<ArrayBuffer>;
  return new File([bytes], `${title}.pdf`, { type: 'application/pdf' });
}
