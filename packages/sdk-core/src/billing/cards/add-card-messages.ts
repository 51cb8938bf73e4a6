import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the dialog says in which a card is added. */
export const addCardMessages = {
  catalogue: 'billing/add-card',
  title: 'Add a card',
  close: 'Close',
  field: 'Card',
  loading: 'The card’s fields are on their way …',
  secrecy: 'The number goes straight to our payment provider. We never see it.',
  save: 'Save card',
  refused: 'The card was not accepted. Check it, or try another one.',
  notTaken:
    'Only Visa, Mastercard and American Express are taken here. This card was not saved; try another one.',
  unreachable: 'Our payment provider can’t be reached. Check your connection, then try again.',
  broken: 'Our payment provider can’t be used right now. Try again in a moment.',
  retry: 'Try again',
  forbidden: 'This page does not let our payment provider in.',
  forbiddenAdvice: 'You can add the card on the billing page of your dashboard.',
  toBilling: 'Add it there',
} as const satisfies Catalogue;
