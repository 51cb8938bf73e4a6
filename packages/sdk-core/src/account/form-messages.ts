import type { Catalogue } from '../vocabulary/text/message.ts';

/** What the fields of an account say, on whichever form they stand. */
export const accountFieldMessages = {
  catalogue: 'account/fields',
  username: 'Username',
  email: 'E-mail address',
  emailWrong: 'Enter an e-mail address like rosa@example.org.',
  emailForeign:
    'We can’t write to addresses with accents or other letters than a to z yet. Enter another one.',
  password: 'Password',
  newPassword: 'New password',
  passwordHelp: 'At least 10 characters. A few words in a row make a good one.',
  'password.too-short': 'Use at least 10 characters.',
  'password.too-long': 'Use at most 200 characters.',
  'password.repeats': 'Use more than one thing over and over.',
  'password.has-name': 'Leave your username and e-mail address out of it.',
  'password.weak':
    'Choose one that is harder to guess: no common password, and no name or place with something added.',
  show: 'Show the password',
  hide: 'Hide the password',
} as const satisfies Catalogue;

/** What the forms beside the sign-in say. */
export const accountFormMessages = {
  catalogue: 'account/forms',
  sending: 'One moment …',
  toSignIn: 'Go to sign in',
  hasAccount: 'Already have an account?',

  firstNameHelp: 'Whoever you write to sees it.',
  nameRefused: 'Enter a first name of your own: no address, no number, and no name of this site.',
  registerTitle: 'Create an account',
  registerLead: 'An account is free: post listings and keep favourites.',
  registerForBoards:
    'It takes an account to advertise on boards. What you have chosen waits for you; register for your business, or for yourself and become a merchant later.',
  userTitle: 'For yourself',
  userText: 'Post homes, things, events and jobs, and keep favourites.',
  userAction: 'Register',
  merchantTitle: 'For your business',
  merchantText:
    'All of that, a page for your business, many listings at once from a table, and widgets on your own site.',
  merchantAction: 'Register as a merchant',
  registerMerchantTitle: 'Register your business',
  registerMerchantLead:
    'This account is for whoever looks after the business. Its name and trade are told with its first listing, which shop and boards then belong to.',
  consentBefore: 'I accept the',
  terms: 'terms of use',
  consentBetween: 'and the',
  privacy: 'privacy policy',
  consentMissing: 'Accept both to open an account.',
  registerSubmit: 'Create my account',
  registeredTitle: 'Look into your mail',
  registered:
    'We sent a link to {email}. Follow it in this browser within three days: it confirms the address and signs you in.',
  registeredBack: 'It leads back to this page, where you go on with what you wanted.',
  registeredHint: 'Nothing there? Look among the unwanted mail, or have it sent again.',
  sendAgain: 'Send the mail again',
  sentAgain: 'A new link is on its way, unless several were sent within the hour.',

  confirmTitle: 'Confirm your e-mail address',
  confirmLead: 'One click, and your account is open.',
  confirmPassword:
    'This is not the browser in which the account was opened. Enter the password that you chose when you registered as {username}.',
  confirmStranger:
    'If you did not register under this name, somebody else has typed your address: close this page, and the account is never opened.',
  confirmWrong: 'This is not the password of that account.',
  confirmSubmit: 'Confirm my address',
  confirmedTitle: 'Your account is open',
  confirmed: 'Your e-mail address is confirmed. You can sign in now.',
  confirmedIn: 'Your e-mail address is confirmed, and you are signed in.',
  goOn: 'Go on',
  confirmGone:
    'This link has been used or is more than three days old. If your address is confirmed, sign in; if not, have a new link sent.',
  resendTitle: 'Confirm your e-mail address',
  resendLead:
    'Enter the address and the password that you registered with, in this browser, and we send a new link to it. In another browser it takes the username.',
  resent:
    'If this is an account whose address waits to be confirmed, a new link is on its way to that address.',

  forgotPasswordTitle: 'Forgot your password?',
  forgotPasswordLead: 'Enter your e-mail address, and we send a link to choose a new one by.',
  forgotPasswordSent:
    'If there is an account for {email}, a link is on its way. It works for an hour.',
  forgotUsernameTitle: 'Forgot your username?',
  forgotUsernameLead: 'Enter your e-mail address, and we send your username.',
  forgotUsernameSent: 'If there is an account for {email}, its username is on its way.',
  send: 'Send the mail',
  sentTitle: 'Look into your mail',

  resetTitle: 'Choose a new password',
  resetLead: 'You will be signed out everywhere else.',
  resetSubmit: 'Save the new password',
  resetDoneTitle: 'Your password is changed',
  resetDone: 'Sign in with your new password.',
  resetGone: 'This link has been used or is more than an hour old. Have a new one sent.',
  newLink: 'Send a new link',
} as const satisfies Catalogue;
