import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the dialog says in which a search is saved. */
export const saveSearchMessages = {
  catalogue: 'alerts/save',
  title: 'Save this search',
  words: 'What is saved',
  name: 'Name',
  nameHelp: { one: 'Up to one character.', many: 'Up to {count} characters.' },
  nameMissing: 'Give it a name.',
  nameTooLong: {
    one: 'This is one character too long.',
    many: 'This is {count} characters too long.',
  },
  newsMissing: 'Choose at least one.',
  channelsMissing: 'Choose at least one.',
  save: 'Save search',
  as: 'Save it',
  asChange: 'Change “{name}”',
  asNew: 'As a new alert',
  change: 'Change alert',
  askMail: 'Send me the link',

  way: 'Save it',
  wayMail: 'With an e-mail address alone',
  wayAccount: 'In my account',
  wayAccountHelp: 'You sign in as you save it. What you chose stays here.',
  email: 'Your e-mail address',
  emailWrong: 'Enter an e-mail address like rosa@example.org.',
  emailForeign:
    'We can’t write to addresses with accents or other letters than a to z yet. Enter another one.',
  'consent.at-once':
    'We mail you a link. By starting the alert on its page you agree to get mail from Boardwalk at this address as soon as this search finds something. Every mail has a link that ends it.',
  'consent.daily':
    'We mail you a link. By starting the alert on its page you agree to get mail from Boardwalk at this address, once a day at most, with what this search finds. Every mail has a link that ends it.',
  'consent.weekly':
    'We mail you a link. By starting the alert on its page you agree to get mail from Boardwalk at this address, once a week at most, with what this search finds. Every mail has a link that ends it.',

  found: 'What it would have found',
  trying: 'Looking at the last 30 days…',
  lately: {
    one: '{count} in the last 30 days, {weekly}.',
    many: '{count} in the last 30 days, {weekly}.',
  },
  weekly: { one: 'about {count} a week', many: 'about {count} a week' },
  weeklyFew: 'less than one a week',
  latelyCapped: 'More than {count} in the last 30 days, more than {weekly} a week.',
  latelyNone: 'Nothing in the last 30 days. You hear of the first.',
  examples: 'The newest of them',
  many: 'This finds more than {count} listings at this moment. You could look for less:',
  narrowed: 'It looks for less than the search on this page.',
  widen: 'Look for all of it',
  narrowDistance: 'Within {distance}: {found}',
  narrowType: 'Only {what}: {found}',
  listings: { one: '{count} listing', many: '{count} listings' },
  moreThan: 'more than {count}',
  tryFailed: 'How much it would find can’t be told right now. You can save it all the same.',
  tryOffline: 'You are offline. Save it once you are online again.',
  retry: 'Try again',
  unknownPlace: 'We don’t know the place “{place}”. Change it in your search first.',
  unknownPlaceAny: 'We don’t know its place any more. Change it in your search first.',

  signInTitle: 'Sign in to save your search',
  signIn: 'Sign in to save your search. What you chose stays here.',
  allow: 'This page may not save searches for you yet. What you chose stays here.',
  notHere: 'This page can’t sign you in, but an e-mail address is enough.',
  keyless:
    'Searches can’t be saved from this page. On Boardwalk they can, with an account or without.',
  onBoardwalk: 'Open this search on Boardwalk',

  tooManyRules: {
    one: 'You have one alert, which is the most. Delete it first.',
    many: 'You have {count} alerts, which is the most. Delete one first.',
  },
  tooLong: 'This search asks for too much to be saved. Take some of its filters away first.',
  unreached:
    'Boardwalk can’t be reached. What you chose stays here; save it again once you are online. It is saved once.',

  saved: 'Your search “{name}” is saved. You hear of what fits from now on.',
  changed: '“{name}” is changed. You hear of what fits from now on.',
  already: 'You have saved this search as “{name}”.',
  toAlerts: 'See your alerts',
  toAlertsElsewhere: 'See your alerts on Boardwalk',
  mailed:
    'Look into your mail: at {email} there is a link to the page on which you start this alert. It works for {days} days.',
} as const satisfies Catalogue;
