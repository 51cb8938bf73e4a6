import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the sign-in form says. */
export const signInMessages = {
  catalogue: 'account/sign-in',
  title: 'Sign in',
  lead: 'Your listings, your favourites and your profile are waiting.',
  username: 'Username or e-mail address',
  usernameMissing: 'Enter your username or e-mail address.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  show: 'Show the password',
  hide: 'Hide the password',
  submit: 'Sign in',
  sending: 'Signing in …',
  passkey: 'Sign in with a passkey',
  forgotPassword: 'Forgot your password?',
  forgotUsername: 'Forgot your username?',
  isNew: 'New to Boardwalk?',
  register: 'Create an account',
  wrong: 'Unable to log you in. The name or the password is wrong.',
  unconfirmed: 'Your e-mail address is not confirmed yet.',
  sendAgain: 'Send the mail again',
  'signed-out': 'Logout successful',
  'session-ended': 'You have been logged out',
  'account-deleted': 'Your account is deleted.',
  signedInAs: 'You are signed in as {name}.',
  goOn: 'Go on',
} as const satisfies Catalogue;
