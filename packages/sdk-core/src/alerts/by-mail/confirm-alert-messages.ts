import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What <bw-confirm-alert> says. Who changes `consent` names a new wording (consent-wordings.ts). */
export const confirmAlertMessages = {
  catalogue: 'alerts/confirm',
  title: 'Your alert by mail',
  loading: 'Reading the link …',
  lead: 'You, or somebody who typed your address, asked for mail about:',
  facts: 'About this alert',
  email: 'To',
  frequency: 'How soon',
  'frequency.at-once': 'As soon as something fits',
  'frequency.daily': 'Once a day, when something fits',
  'frequency.weekly': 'Once a week, when something fits',
  news: 'What counts',
  consent:
    'If you start it, you agree that Boardwalk writes mail about it to {email}. Each mail has a link that ends it.',
  press: 'Start this alert',
  pressing: 'One moment …',
  notYou: 'It wasn’t you? Close this page: nothing begins, and no other mail follows.',
  notStarted: 'The alert hasn’t started yet.',
  full: 'This address has {count} alerts already, as many as it can have without an account. End one by the link in its mail, then press again.',
  started: 'Your alert has started',
  startedText:
    'Mail comes to {email} when something fits. To end it, press the link at the end of any of its mails.',
  running: 'This alert has started already',
  accountText: 'An account lets you change it, pause it and see what it has found.',
  openAccount: 'Open an account',
  ownedText: 'It stands with the other alerts of your account, where you can change and pause it.',
  seeAlerts: 'See your alerts',
  broken: 'This link does not work any more',
  brokenText:
    'It is more than seven days old, is not whole, or its alert has ended. Search again and save the search anew.',
  outdated: 'This alert can’t start any more',
  outdatedText:
    'It looks for a place or for something that is not known any more. Search again and save the search anew.',
  search: 'Search listings',
  failed: 'The link could not be read.',
  retry: 'Try again',
} as const satisfies Catalogue;
