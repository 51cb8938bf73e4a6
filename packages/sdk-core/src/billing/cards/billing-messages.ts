import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What <bw-billing> says. */
export const billingMessages = {
  catalogue: 'billing/billing',
  heading: 'Billing',
  intro: 'The cards that you pay with.',
  cards: 'Saved cards',
  keptTitle: 'How cards are kept',
  kept: 'The number of a card goes straight to our payment provider, who keeps it. Here we have its brand, its last four digits and its expiry date alone.',
  notice:
    'Thirty days before a card that you use expires, we write to you. A card that pays for something that still runs can’t be deleted.',
} as const satisfies Catalogue;
