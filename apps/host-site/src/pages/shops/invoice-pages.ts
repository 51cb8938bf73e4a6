import { shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import type { SitePage } from '../site-page.ts';

const own = { guard: 'signed-in', layout: 'dashboard', params: { shopId: shopIdPattern } } as const;

/** What a shop sold, and its invoices; the buyer of an order reads its invoice at the same address. */
export const invoicePages = {
  shopSummary: {
    ...own,
    title: 'Summary',
    widgets: ({ params: { shopId = '' } }) => [
      {
        tag: 'bw-shop-summary',
        attributes: { shop: shopId, 'heading-level': '1', 'url-sync': '' },
        sharesState: true,
      },
    ],
  },
  shopInvoices: {
    ...own,
    title: 'Invoices',
    widgets: ({ params: { shopId = '' } }) => [
      {
        tag: 'bw-shop-invoices',
        attributes: { shop: shopId, 'heading-level': '1', 'url-sync': '' },
        sharesState: true,
      },
    ],
  },
  shopInvoice: {
    ...own,
    title: 'Invoice',
    widgets: ({ params: { invoiceId = '' } }) => [
      { tag: 'bw-invoice', attributes: { 'invoice-id': invoiceId, 'heading-level': '1' } },
    ],
  },
} as const satisfies Readonly<Record<string, SitePage>>;
