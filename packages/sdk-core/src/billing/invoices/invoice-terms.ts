import type { InvoiceKind } from './invoice-schemas.ts';

/** Who issues an invoice: the platform, or a shop by its key. Each has numbers of its own. */
export type InvoiceSeries = 'platform' | `shop:${number}`;

/** The series of a shop's invoices. */
export function seriesOfShop(shopKey: number): InvoiceSeries {
  return `shop:${shopKey}`;
}

/** What an order's invoice of one shop is about, as invoices are found by it. */
export function subjectOfOrder(orderId: string, shopKey: number): string {
  return `${orderId}:${shopKey}`;
}

/** What an invoice is about: each subject of a kind has one. */
export interface InvoiceSubject {
  readonly kind: InvoiceKind;
  readonly subjectId: string;
}
