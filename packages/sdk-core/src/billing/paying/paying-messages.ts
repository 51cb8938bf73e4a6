import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What every payment says on its way: the bank that asks, and the window in which it is agreed to. */
export const payingMessages = {
  catalogue: 'billing/paying',
  paying: 'Paying …',
  askedByBank: 'Your bank wants to know that it is you.',
  goOn: 'Go on at the bank',
  onBoardwalk: 'Go on at Boardwalk',
  lookAgain: 'Look again',
  cancelPayment: 'Cancel the payment',
  cancelOnBoardwalk: 'Cancel it at Boardwalk',
  asking: 'Confirm it in the window that has opened.',
  cancel: 'Cancel',
  blocked: 'Your browser has opened no window. Allow windows for this page, and press again.',
  refused: 'Nothing was bought: you did not agree to it.',
  late: 'Nothing was bought: nobody agreed to it in time.',
  declined: 'The card was declined. Nothing was charged. Try another card.',
} as const satisfies Catalogue;
