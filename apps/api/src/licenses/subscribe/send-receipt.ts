import { billingFrench } from '@boardwalk/sdk-core/billing/messages.fr';
import { taxLabels } from '@boardwalk/sdk-core/billing/taxes/tax-labels';
import type { Tax } from '@boardwalk/sdk-core/billing/taxes/taxes';
import { boughtBoards, replacedPlanOf } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { boards as boardsRoute, checkout } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { asc, eq, inArray } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { boards } from '../../boards/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import {
  joinWords,
  type MailWords,
  mailedWords,
  ownWords,
} from '../../platform/mail/mail-words.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import type { Delivery } from '../../platform/payments/sale.ts';
import type { LicenseRow } from '../license-row.ts';
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
  const named = await transaction
    .select({ name: boards.name })
    .from(boards)
    .where(inArray(boards.id, [...boughtBoards(license.invoice)]))
    .orderBy(asc(boards.id));
  const { subtotal, discount, taxes, total } = license.invoice;
  const money = createMoneyFormatter(locale);
  const values = {
    listing: mailedWords(title),
    item: mailedWords(nameItem(license, locale)),
    ...nameBoards(named.map(({ name }) => name)),
    price: ownWords(money(subtotal)),
    discount: ownWords(discount.amount === 0 ? '' : money(discount)),
    taxes: ownWords(
      taxes.map(({ tax, amount }) => `${nameTax(tax, locale)} ${money(amount)}`).join(', ') ||
        money({ ...total, amount: 0 }),
    ),
    total: ownWords(money(total)),
    due: ownWords(createDateFormatter(locale, license.timeZone)(license.dueAt.toISOString())),
    renews: ownWords(license.renews ? 'renews' : ''),
    id: ownWords(license.id),
    receiptLink: pageLink({ siteOrigin }, checkout({}, { license: license.id }).path),
    link: pageLink({ siteOrigin }, boardsRoute({}).path),
  };
  await queueMail(transaction, { template: receiptMail, to, locale, values }, now);
}

function nameItem({ planNickname, invoice }: LicenseRow, locale: Locale): string {
  if (planNickname === null) return singleBoards[locale];
  const before = replacedPlanOf(invoice);
  if (!before) return planNickname;
  const { nickname, days } = before;
  return fillMessage(inPlaceOf[locale], { plan: planNickname, before: nickname, days });
}

const inPlaceOf: Readonly<Record<Locale, string>> = {
  'en-CA': '{plan} in place of {before}, the difference for {days} days',
  'en-US': '{plan} in place of {before}, the difference for {days} days',
  'en-AU': '{plan} in place of {before}, the difference for {days} days',
  'fr-CA': '{plan} à la place de {before}, la différence pour {days} jours',
};

/** Lines that boards have in a mail; the receipt that it leads to names all of them. */
const mostLines = 50;

/** Boards of a mail, a line each; where there are more than lines, the last one counts them. */
function nameBoards(names: readonly string[]): Record<'boards' | 'more', MailWords> {
  const named = names.length <= mostLines ? names : names.slice(0, mostLines - 1);
  const further = names.length - named.length;
  return {
    boards: joinWords(
      named.map((name) => mailedWords(name)),
      '\n',
    ),
    more: ownWords(further === 0 ? '' : further),
  };
}

const singleBoards: Readonly<Record<Locale, string>> = {
  'en-CA': 'Single boards',
  'en-US': 'Single boards',
  'en-AU': 'Single boards',
  'fr-CA': 'Panneaux à l’unité',
};

function nameTax(tax: Tax, locale: Locale): string {
  const french = locale === 'fr-CA' ? billingFrench[taxLabels.catalogue]?.[tax] : undefined;
  return typeof french === 'string' ? french : taxLabels[tax];
}

/** Whoever bought it, with an address; nobody once the account is closed. */
async function findBuyer(transaction: Queries, { buyerId, listingId }: LicenseRow) {
  if (buyerId === null) return undefined;
  const [found] = await transaction
    .select({ email: users.email, locale: users.locale, title: listings.title })
    .from(users)
    .innerJoin(listings, eq(listings.id, listingId))
    .where(eq(users.id, buyerId));
  return found?.email ? { ...found, email: found.email } : undefined;
}
