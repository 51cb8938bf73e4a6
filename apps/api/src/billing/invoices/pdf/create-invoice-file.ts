import type { IssuedInvoice } from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { writeTextsOf } from './invoice-language.ts';
import { type DrawingCaller, drawInThread } from './thread/draw-invoice.ts';

/** An invoice as the file that its reader saves: `Invoice 2026-000042.pdf`. */
export async function createInvoiceFile(
  invoice: IssuedInvoice,
  locale: Locale,
  caller: DrawingCaller,
): Promise<File> {
  const { title } = writeTextsOf(invoice, locale);
  const bytes = await drawInThread({ invoice, locale }, caller);
  return new File([bytes], `${title}.pdf`, { type: 'application/pdf' });
}
