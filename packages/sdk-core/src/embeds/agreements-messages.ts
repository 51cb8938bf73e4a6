import type { Catalogue } from '../vocabulary/text/message.ts';

/** What is said of the sites on whose pages somebody lets themselves be signed in. */
export const agreementsMessages = {
  catalogue: 'embeds/agreements',
  title: 'Sites you sign in on',
  lead: 'These sites may sign you in on their pages. Take one back and you are signed out there at once; the site then has to ask you again.',
  loading: 'Reading your agreements …',
  none: 'No site signs you in',
  noneText: 'Sites on which you sign in with Boardwalk will be listed here.',
  failed: 'Your agreements could not be loaded.',
  old: 'This may not be up to date.',
  retry: 'Try again',
  signedOut: 'Sign in to see your agreements.',
  notInPerson: 'Only the owner of the account sees its agreements.',
  since: 'Since {date}',
  signedIn: 'Signed in there now',
  may: 'May:',
  withdraw: 'Take back',
  withdrawNamed: 'Take back your agreement with {site}',
  withdrawTitle: 'Take this agreement back?',
  withdrawText: 'You are signed out on {origin} at once. {site} has to ask you again.',
  withdrawn: '{site} may sign you in no more.',
} as const satisfies Catalogue;
