import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What confirming a new address says. */
export const confirmEmailMessages = {
  catalogue: 'account/confirm-email',
  title: 'Confirm your new e-mail address',
  lead: 'One click, and it replaces the one you had.',
  password:
    'Nobody is signed in to that account here. Enter the password of the account {username}.',
  stranger:
    'If this is not your account, somebody else has typed your address: close this page, and nothing changes.',
  submit: 'Confirm my new address',
  doneTitle: 'Your e-mail address is changed',
  done: 'From now on we write to this address, and it signs you in.',
  gone: 'This link has been used, is more than a day old, or the address belongs to another account.',
  toSecurity: 'Go to the security of your account',
} as const satisfies Catalogue;
