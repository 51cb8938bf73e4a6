import type { Catalogue } from '../vocabulary/text/message.ts';

/** What the sign-in on a partner's page says. */
export const embeddedSignInMessages = {
  catalogue: 'embeds/page',
  signIn: 'Sign in with Boardwalk',
  continueAs: 'Continue as {name}',
  other: 'Use another account',
  signedInAs: 'Signed in as {name}',
  signOut: 'Sign out',
  waiting: 'Finish signing in in the window that has opened.',
  code: 'If it asks you to compare a code, this is yours:',
  again: 'Open the window again',
  cancel: 'Cancel',
  blocked: 'Your browser has blocked the window. Allow pop-ups for this page, then try again.',
  over: 'This sign-in took too long. Please try again.',
  notHere: 'This page can’t sign you in. You can sign in on Boardwalk itself.',
  onBoardwalk: 'Open Boardwalk',
  failed: 'Boardwalk can’t be reached right now. Check your connection, then try again.',
} as const satisfies Catalogue;
