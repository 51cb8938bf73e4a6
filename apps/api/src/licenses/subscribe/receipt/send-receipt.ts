import { addressLines, type HalfHiddenAddress } from '@boardwalk/sdk-core/account/address-lines';
import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { accountFrench } from '@boardwalk/sdk-core/account/messages.fr';
import { billingFrench } from '@boardwalk/sdk-core/billing/messages.fr';
import { taxLabels } from '@boardwalk/sdk-core/billing/taxes/tax-labels';
import type { Tax } from '@boardwalk/sdk-core/billing/taxes/taxes';
import { boughtBoards } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { boards as boardsRoute, checkout } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import type { Queries } from '../../../platform/database/database.ts';
import { mailedWords, ownWords } from '../../../platform/mail/mail-words.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { pageLink } from '../../../platform/mail/site-link.ts';
import type { Delivery } from '../../../platform/payments/sale.ts';
import { findBuyer, nameBoards, nameItem, readBoardNames } from '../../ends/mail-names.ts';
import type { LicenseRow } from '../../license-row.ts';
import { receiptMail } from './receipt-mail.ts';

/** Mails a licence's buyer what was paid for what, with the transaction in which it begins to run. */
export async function sendReceipt(
  transaction: Queries,
  license: LicenseRow,
  { now, siteOrigin }: Delivery,
): Promise<void> {
  const buyer = await findBuyer(transaction, license);
  if (!buyer) return;
  const { locale, email: to, title } = buyer;
  const named = await readBoardNames(transaction, boughtBoards(license.invoice));
  const { subtotal, discount, taxes, total, billedTo } = license.invoice;
  const money = createMoneyFormatter(locale);
  const values = {
    listing: mailedWords(title),
    item: mailedWords(nameItem(license, locale)),
    ...nameBoards(named),
    price: ownWords(money(subtotal)),
    discount: ownWords(discount.amount === 0 ? '' : money(discount)),
    taxes: ownWords(
      taxes.map(({ tax, amount }) => `${nameTax(tax, locale)} ${money(amount)}`).join(', ') ||
        money({ ...total, amount: 0 }),
    ),
    total: ownWords(money(total)),
    address: mailedWords(billedTo ? writeAddress(billedTo, locale) : ''),
    due: ownWords(createDateFormatter(locale, license.timeZone)(license.dueAt.toISOString())),
    id: ownWords(license.id),
    receiptLink: pageLink({ siteOrigin }, checkout({}, { license: license.id }).path),
    link: pageLink({ siteOrigin }, boardsRoute({}).path),
  };
  await queueMail(transaction, { template: receiptMail, to, locale, values }, now);
}

function writeAddress(address: HalfHiddenAddress, locale: Locale): string {
  const { countryCode } = address;
  const isFrench = locale === 'fr-CA';
  const french = isFrench
    ? accountFrench[addressFieldMessages.catalogue]?.[countryCode]
    : undefined;
  const country = typeof french === 'string' ? french : addressFieldMessages[countryCode];
  return addressLines(address, country, isFrench).join(', ');
}

function nameTax(tax: Tax, locale: Locale): string {
  const french = locale === 'fr-CA' ? billingFrench[taxLabels.catalogue]?.[tax] : undefined;
  return typeof french === 'string' ? french : taxLabels[tax];
}
