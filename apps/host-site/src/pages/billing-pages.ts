import type { SitePage } from './site-page.ts';

const own = { guard: 'signed-in', layout: 'dashboard' } as const;

/** The pages on which people look after what they pay with, and are paid through. */
export const billingPages = {
  billing: {
    ...own,
    title: 'Billing',
    pays: true,
    widgets: () => [{ tag: 'bw-billing', attributes: { 'heading-level': '1' } }],
  },
  providerReturn: {
    ...own,
    title: 'Payment provider',
    widgets: () => [{ tag: 'bw-provider-return', attributes: { 'heading-level': '1' } }],
  },
  paymentProcessors: {
    ...own,
    title: 'Payment processors',
    widgets: () => [{ tag: 'bw-payment-processors', attributes: { 'heading-level': '1' } }],
  },
} as const satisfies Readonly<Record<string, SitePage>>;
