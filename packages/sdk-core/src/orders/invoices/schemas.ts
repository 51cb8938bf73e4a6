import * as z from 'zod/mini';
import { issuedInvoice } from '../../billing/invoices/invoice-schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { shopId } from '../../shops/shop-id-schemas.ts';
import { money } from '../../vocabulary/money/money-schema.ts';
import { pagesFromZero } from '../../vocabulary/routes/page.ts';
import { supportedLocales } from '../../vocabulary/text/locale.ts';
import { fulfilmentStates } from '../fulfilment/fulfilment-states.ts';
import { orderId } from '../order-id-schemas.ts';
import { invoicesPageSize } from '../order-limits.ts';
import { invoiceId } from './invoice-id-schemas.ts';

const byId = z.strictObject({ invoiceId });

/** An invoice as lists of its shop show it. */
const invoiceSummary = z.strictObject({
  id: invoiceId,
  number: z.string(),
  order: orderId,
  issuedAt: z.iso.datetime(),
  /** Who paid; null where their profile had no name. It stays with a closed account, as books must say it. */
  buyer: z.nullable(z.string()),
  total: money,
  fulfilment: z.enum(fulfilmentStates),
});
export type InvoiceSummary = z.output<typeof invoiceSummary>;

export const listShopInvoices = {
  summary: 'Invoices of a shop, the newest first, for those who look after it.',
  audience: 'site',
  rule: { may: 'read' },
  tellsHidden: 'others',
  problems: ['not-found'],
  params: z.strictObject({ shopId }),
  query: z.strictObject({
    ...pagesFromZero({ defaultSize: invoicesPageSize, maximumSize: 100 }),
    /** Those in that state alone; what is sent in part counts as to send too. */
    fulfilment: z.optional(z.enum(fulfilmentStates)),
  }),
  response: z.strictObject({ results: z.array(invoiceSummary), total: z.int() }),
} satisfies ServerHalf;

export const readInvoice = {
  summary: 'An invoice of an order, for its buyer and for those who look after its shop.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'others',
  problems: ['not-found'],
  params: byId,
  response: z.strictObject({
    invoice: issuedInvoice,
    order: orderId,
    shop: z.strictObject({ id: shopId, name: z.string() }),
    /** Whether the caller bought it; else they look after its shop. */
    isBuyer: z.boolean(),
  }),
} satisfies ServerHalf;

export const readInvoiceFile = {
  summary: 'The same invoice as a PDF, with its words in the reader’s language.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'others',
  problems: ['not-found'],
  callsPerMinute: 10,
  params: byId,
  query: z.strictObject({ language: z._default(z.enum(supportedLocales), 'en-CA') }),
  response: z.file(),
} satisfies ServerHalf;
