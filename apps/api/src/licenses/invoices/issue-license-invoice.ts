import type { Receipt } from '@boardwalk/sdk-core/billing/receipts/receipt-schemas';
import { registrationOf } from '@boardwalk/sdk-core/billing/taxes/tax-number';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { boughtBoards } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import {
  type InvoiceItem,
  licenceTaxCategory,
} from '@boardwalk/sdk-core/licenses/prices/compose-invoice';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { inArray } from 'drizzle-orm';
import { findChargedCard, findPayer } from '../../billing/invoices/find-payer.ts';
import type { InvoiceRow } from '../../billing/invoices/invoice-row.ts';
import { issueInvoice, type NewInvoiceLine } from '../../billing/invoices/issue-invoice.ts';
import type { Delivery } from '../../billing/payments/sale.ts';
import { boardsTable } from '../../boards/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { nameItem } from '../ends/mail-names.ts';
import { licenseKind } from '../license-kind.ts';
import type { LicenseRow } from '../license-row.ts';

/** A licence that begins to run, and what was agreed to for it. */
export interface AgreedLicense extends LicenseRow {
  readonly agreed: License['invoice'];
}

/** What is given, and the payment that paid for it; none of what costs nothing. */
export interface PaidDelivery extends Delivery {
  readonly paymentId: string | null;
}

/** The invoice of a licence that begins to run: its number, and who sold what to whom. */
export async function issueLicenseInvoice(
  transaction: Queries,
  license: AgreedLicense,
  { now, seller, paymentId }: PaidDelivery,
): Promise<InvoiceRow> {
  const { id, buyerId, agreed, timeZone } = license;
  const { billedTo, total, dueDate, renews } = agreed;
  const buyer = await findPayer(transaction, buyerId);
  const card = await findCard(transaction, license);
  const lines = await describeLines(transaction, { ...license, seller }, buyer.locale);
  return issueInvoice(transaction, {
    ...{ kind: licenseKind, subjectId: id, series: 'platform' },
    ...{ seller, buyerId, billedTo, card, total, lines, paymentId, timeZone, now },
    buyer: buyer.name,
    locale: buyer.locale,
    deliveredTo: null,
    // A plan's price is without its taxes.
    taxesIncluded: false,
    paidAt: now,
    detail: { dueDate, renews },
  });
}

/** The lines as their buyer reads them, with the boards that they are for. */
async function describeLines(
  transaction: Queries,
  { planNickname, agreed, timeZone, seller }: AgreedLicense & Pick<Delivery, 'seller'>,
  locale: Locale,
): Promise<readonly NewInvoiceLine[]> {
  const nameOf = await readNames(transaction, boughtBoards(agreed));
  const date = createDateFormatter(locale, timeZone)(agreed.dueDate);
  const until = fillMessage(untilDue[locale], { date });
  const isPlan = (item: InvoiceItem) => item.kind === 'plan';
  return agreed.lines.map(({ item, price, discount, net, taxes, gross }) => ({
    ...{ kind: item.kind, productId: null, variantId: null, quantity: 1, discount, net, gross },
    description: isPlan(item) ? nameItem({ planNickname }, agreed, locale) : nameOf(item).join(),
    note: isPlan(item) ? [until, nameOf(item).join(', ')].filter(Boolean).join('\n') : until,
    unitPrice: price,
    taxCategory: licenceTaxCategory,
    taxes: taxes.map((tax) => ({
      ...tax,
      collector: 'platform' as const,
      collectedBy: seller?.name ?? null,
      registration: registrationOf(tax.tax, seller?.taxNumbers ?? []),
    })),
    detail: { item },
  }));
}

const untilDue: Readonly<Record<Locale, string>> = {
  'en-CA': 'Until {date}',
  'en-US': 'Until {date}',
  'en-AU': 'Until {date}',
  'fr-CA': 'Jusqu’au {date}',
};

/** The names of the boards of a line, in its order. */
async function readNames(
  transaction: Queries,
  ids: readonly number[],
): Promise<(item: InvoiceItem) => readonly string[]> {
  const { id, name } = boardsTable;
  const boards = await transaction
    .select({ id, name })
    .from(boardsTable)
    .where(inArray(id, [...ids]));
  const byId = new Map<number, string>(boards.map((board) => [board.id, board.name]));
  return (item) => boughtBoards({ lines: [{ item }] }).flatMap((one) => byId.get(one) ?? []);
}

/** Null where nothing was to pay. */
async function findCard(
  transaction: Queries,
  { agreed, paymentMethodId }: AgreedLicense,
): Promise<Receipt['card']> {
  if (paymentMethodId === null || agreed.total.amount === 0) return null;
  return findChargedCard(transaction, paymentMethodId);
}
