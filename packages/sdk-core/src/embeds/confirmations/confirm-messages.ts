import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the pop-up says in which somebody confirms what a partner's page asks for. */
export const confirmMessages = {
  catalogue: 'embeds/confirm',
  signInTitle: 'Sign in to confirm',
  signIn:
    'A page asks you to confirm something. Sign in to Boardwalk to see what it is. The page never sees your password.',
  asks: '{site} asks for this, on its page at:',
  about: 'For',
  items: 'What',
  moreItems: '{items}, and {count} more',
  amount: 'Amount',
  payments: 'Payments',
  severalPayments:
    'These are {count} payments, each charged to the same card: one for each currency, and one for each Australian shop.',
  renews: 'It is paid for again by itself when it is due, with the same card.',
  note: 'It happens only if you confirm it here. If you did not ask for it on that page, cancel.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  change: 'Use another account',
  close: 'Close this window',
  acting: 'You act as {name}. Only {name} can confirm this.',
  confirmed: 'You have confirmed it.',
  refused: 'Nothing was done.',
  performed: 'It is done.',
  back: 'You can close this window.',
  overTitle: 'Nothing to confirm any more',
  'over.confirmed': 'You have confirmed this already. Go back to the page.',
  'over.refused': 'You have refused this. Ask for it again on the page if you want it after all.',
  'over.expired': 'This took too long. Go back to the page and try it again there.',
  'over.spent': 'This was done already.',
  otherTitle: 'Is this yours?',
  other:
    'You are signed in here as {name}. Somebody else may be signed in on the page, or its request is over.',
  goneTitle: 'Nothing to confirm',
  gone: 'The page’s request is over, or the page may not ask any more. Go back to it and try again.',
  unread: 'We couldn’t load what the page asks for',
  unreadText: 'Check your connection, then try again.',
  retry: 'Try again',
  failed: 'That did not work. Check your connection, then try again.',
} as const satisfies Catalogue;
