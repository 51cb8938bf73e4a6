import { accountFrench } from '@boardwalk/sdk-core/account/messages.fr';
import { cardsFrench } from '@boardwalk/sdk-core/billing/cards/cards-messages.fr';
import type { IssuedInvoice } from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import {
  type InvoiceTexts,
  writeInvoiceTexts,
} from '@boardwalk/sdk-core/billing/invoices/invoice-texts';
import { billingFrench } from '@boardwalk/sdk-core/billing/messages.fr';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { inEnglish } from '@boardwalk/sdk-core/vocabulary/text/message';

const french = { ...accountFrench, ...billingFrench, ...cardsFrench };

/** What an invoice says in the language of that locale. */
export function writeTextsOf(invoice: IssuedInvoice, locale: Locale): InvoiceTexts {
  const isFrench = locale === 'fr-CA';
  return writeInvoiceTexts(invoice, locale, (catalogue) =>
    inEnglish(isFrench ? { ...catalogue, ...french[catalogue.catalogue] } : catalogue),
  );
}
