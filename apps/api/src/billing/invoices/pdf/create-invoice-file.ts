import type { IssuedInvoice } from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { writeTextsOf } from './invoice-language.ts';
import { type DrawingCaller, drawInvoice } from './thread/draw-invoice.ts';

/**
 * An invoice as the file that its reader saves: `Invoice 2026-000042.pdf`. What it is `of` stands in
 * its name as well, as each shop numbers by itself: `Invoice 2026-000042 - Maple Pottery - 23456789AB.pdf`.
 */
export async function createInvoiceFile(
  invoice: IssuedInvoice,
  locale: Locale,
  caller: DrawingCaller,
  of: readonly string[] = [],
): Promise<File> {
  const { title } = writeTextsOf(invoice, locale);
  const bytes = await drawInvoice({ invoice, locale }, caller);
  return new File([bytes], `${[title, ...of].join(' - ')}.pdf`, { type: 'application/pdf' });
}
