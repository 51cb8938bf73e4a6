import { billingFrench } from '@boardwalk/sdk-core/billing/messages.fr';
import { taxLabels, taxRateMessages } from '@boardwalk/sdk-core/billing/taxes/tax-labels';
import type { ChargedTax } from '@boardwalk/sdk-core/billing/taxes/tax-lines';
import { createPortionFormatter } from '@boardwalk/sdk-core/vocabulary/money/portion-text';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { readMailMessage } from '../../platform/mail/read-mail-message.ts';

/** A tax with its rate in the language of a mail: `HST (13%)`. */
export function nameTax(
  { tax, portion }: Pick<ChargedTax, 'tax' | 'portion'>,
  locale: Locale,
): string {
  return fillMessage(readMailMessage(taxRateMessages, 'tax', billingFrench, locale), {
    tax: readMailMessage(taxLabels, tax, billingFrench, locale),
    rate: createPortionFormatter(locale)(portion),
  });
}
