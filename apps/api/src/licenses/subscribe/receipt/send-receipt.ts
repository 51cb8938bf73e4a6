import { cardsMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import { cardsFrench } from '@boardwalk/sdk-core/billing/cards/cards-messages.fr';
import { billingFrench } from '@boardwalk/sdk-core/billing/messages.fr';
import type { Receipt } from '@boardwalk/sdk-core/billing/receipts/receipt-schemas';
import { taxLabels } from '@boardwalk/sdk-core/billing/taxes/tax-labels';
import { writeTaxNumber } from '@boardwalk/sdk-core/billing/taxes/tax-number';
import type { Tax } from '@boardwalk/sdk-core/billing/taxes/taxes';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { boughtBoards } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { boards as boardsRoute, checkout } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { writeAddressLine } from '../../../account/mail/write-address-line.ts';
import type { SaleChange } from '../../../billing/payments/sale.ts';
import { nameTax } from '../../../billing/tax/name-tax.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { readMailMessage } from '../../../platform/mail/read-mail-message.ts';
import { sanitizeMailText, trustedMailText } from '../../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../../platform/mail/site-link.ts';
import { findBuyer, nameBoards, nameItem, readBoardNames } from '../../ends/mail-names.ts';
import type { LicenseRow } from '../../license-row.ts';
import { receiptMail } from './receipt-mail.ts';

/** Mails a licence's buyer what was paid for what, with the transaction in which it begins to run. */
export async function sendReceipt(
  transaction: Queries,
  license: LicenseRow,
  bill: { readonly invoice: License['invoice']; readonly receipt: Receipt },
  { now, siteOrigin }: SaleChange,
): Promise<void> {
  const buyer = await findBuyer(transaction, license);
  if (!buyer) return;
  const { locale, email: to, title } = buyer;
  const named = await readBoardNames(transaction, boughtBoards(bill.invoice));
  const { subtotal, discount, taxes, total, billedTo } = bill.invoice;
  const { number, seller, buyer: payer, card } = bill.receipt;
  const money = createMoneyFormatter(locale);
  const values = {
    listing: sanitizeMailText(title),
    item: sanitizeMailText(nameItem(license, bill.invoice, locale)),
    ...nameBoards(named),
    price: trustedMailText(money(subtotal)),
    discount: trustedMailText(discount.amount === 0 ? '' : money(discount)),
    taxes: trustedMailText(
      taxes.map((one) => `${nameTax(one, locale)} ${money(one.amount)}`).join(', ') ||
        money({ ...total, amount: 0 }),
    ),
    total: trustedMailText(money(total)),
    currency: trustedMailText(total.currency),
    card: trustedMailText(card ? nameCard(card, locale) : ''),
    buyer: sanitizeMailText(payer ?? ''),
    address: sanitizeMailText(billedTo ? writeAddressLine(billedTo, locale) : ''),
    seller: trustedMailText(seller?.name ?? ''),
    sellerAddress: trustedMailText(seller?.address ?? ''),
    taxNumbers: trustedMailText(seller ? writeTaxNumbers(seller.taxNumbers, locale) : ''),
    number: trustedMailText(number),
    bought: trustedMailText(
      createDateFormatter(locale, license.timeZone)(license.boughtAt.toISOString()),
    ),
    due: trustedMailText(
      createDateFormatter(locale, license.timeZone)(license.dueAt.toISOString()),
    ),
    id: trustedMailText(license.id),
    receiptLink: pageLink({ siteOrigin }, checkout({}, { license: license.id }).path),
    link: pageLink({ siteOrigin }, boardsRoute({}).path),
  };
  await queueMail(transaction, { template: receiptMail, to, locale, values }, now);
}

function nameCard({ brand, last4 }: NonNullable<Receipt['card']>, locale: Locale): string {
  const named = readMailMessage(cardsMessages, `brand.${brand}`, cardsFrench, locale);
  return fillMessage(readMailMessage(cardsMessages, 'name', cardsFrench, locale), {
    brand: named,
    last4,
  });
}

function writeTaxNumbers(numbers: readonly string[], locale: Locale): string {
  const nameOf = (tax: Tax) => readMailMessage(taxLabels, tax, billingFrench, locale);
  return numbers.map((number) => writeTaxNumber(number, nameOf)).join(', ');
}
