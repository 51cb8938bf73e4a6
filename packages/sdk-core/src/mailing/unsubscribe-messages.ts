import type { Catalogue } from '../vocabulary/text/message.ts';

/** What <bw-unsubscribe> says. */
export const unsubscribeMessages = {
  catalogue: 'mailing/unsubscribe',
  title: 'Unsubscribe',
  lead: 'We then send you no more mail of this kind:',
  keeps:
    'What is new still waits for you on the site. Mail about your account itself keeps coming.',
  deletes: 'The alerts that were started by your address alone are deleted with it.',
  confirming: 'Mail that asks you to confirm an alert',
  confirms:
    'Nobody can have us write to you for an alert any more, yourself included, until an account confirms your address.',
  loading: 'Reading the link …',
  press: 'Unsubscribe',
  pressing: 'One moment …',
  ended: 'You get no more mail of this kind',
  endedText: 'If you change your mind, choose anew how often it comes.',
  endedAddress: 'The alerts of your address are deleted. You can start another from any search.',
  endedConfirming:
    'What you have started by an earlier mail goes on, and has a link of its own that ends it.',
  search: 'Search again',
  choose: 'Choose how often mail comes',
  broken: 'This link does not work any more',
  brokenText:
    'It is more than a year old, is not whole, or your address has changed since. Sign in to choose which mail you get.',
  failed: 'The link could not be read.',
  notEnded: 'You are not unsubscribed yet.',
  retry: 'Try again',
} as const satisfies Catalogue;
