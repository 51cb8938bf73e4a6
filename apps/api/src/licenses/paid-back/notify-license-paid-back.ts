import { createMoneyFormatter, type Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import { boards } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { and, eq } from 'drizzle-orm';
import type { Release } from '../../billing/payments/sale.ts';
import type { Queries } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { sanitizeMailText, trustedMailText } from '../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import { findBuyer, nameItem } from '../ends/mail-names.ts';
import { readLicenseInvoice } from '../invoices/read-license-bills.ts';
import type { LicenseRow } from '../license-row.ts';
import { licenses } from '../tables.ts';
import { paidBackMail } from './paid-back-mail.ts';

interface Ended {
  /** Whose money has gone. */
  readonly license: LicenseRow;
  /** What ran of it: itself, or a larger plan since. */
  readonly ended: LicenseRow;
  /** What was paid for larger plans since, which goes back too. */
  readonly returned: readonly Money[];
}

/** Writes to the buyer why what they had bought has ended, and which money goes back. */
export async function notifyLicensePaidBack(
  transaction: Queries,
  { license, ended, returned }: Ended,
  { now, siteOrigin, reason }: Release,
): Promise<void> {
  const buyer = await findBuyer(transaction, ended);
  if (!buyer) return;
  const { locale, email: to, title } = buyer;
  const invoice = await readLicenseInvoice(transaction, license);
  const money = createMoneyFormatter(locale);
  const values = {
    listing: sanitizeMailText(title),
    item: sanitizeMailText(nameItem(license, invoice, locale)),
    reason: trustedMailText(reason),
    amount: trustedMailText(money(invoice.total)),
    returned: trustedMailText(returned.map((one) => money(one)).join(' + ')),
    resumed: trustedMailText((await runsAgain(transaction, license)) ? 'resumed' : ''),
    id: trustedMailText(ended.id),
    link: pageLink({ siteOrigin }, boards({}).path),
  };
  await queueMail(transaction, { template: paidBackMail, to, locale, values }, now);
}

async function runsAgain(queries: Queries, { replacesId }: LicenseRow): Promise<boolean> {
  if (replacesId === null) return false;
  const [row] = await queries
    .select({ id: licenses.id })
    .from(licenses)
    .where(and(eq(licenses.id, replacesId), eq(licenses.state, 'ACTIVE')));
  return row !== undefined;
}
