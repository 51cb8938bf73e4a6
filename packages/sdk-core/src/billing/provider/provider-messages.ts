import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';
import type { DifferenceKind } from './provider-terms.ts';

/** What administrators read about the payment provider. */
export const providerMessages = {
  catalogue: 'billing/provider',
  title: 'Payment provider',
  lead: 'Whom payments are asked of, whether its events arrive, and where it has something else than we have.',
  facts: 'How it is set up',
  mode: 'Mode',
  'mode.live': 'Live: real money',
  'mode.test': 'Test keys of the provider',
  'mode.sandbox': 'Payments sandbox on this machine',
  'mode.none': 'None: nothing can be sold',
  whatToSet:
    'Set BOARDWALK_STRIPE_SECRET_KEY, BOARDWALK_STRIPE_PUBLISHABLE_KEY and BOARDWALK_STRIPE_WEBHOOK_SECRET, and start anew.',
  account: 'Account',
  'account.unreachable': 'The provider does not answer.',
  'account.refused': 'The provider refuses the secret key.',
  canCharge: 'It may charge cards.',
  cannotCharge: 'It may not charge cards: see the provider’s dashboard.',
  secretKey: 'Secret key',
  publishableKey: 'Publishable key',
  webhookSecret: 'Webhook secret',
  connectWebhookSecret: 'Webhook secret, connected accounts',
  noSecret: 'None is set: their events are refused.',
  ending: '… {end}',
  version: 'API version',
  lastEvent: 'Last event',
  never: 'None has come yet.',
  at: '{date}, {time}',
  waiting: 'Not acted upon yet',
  oldest: '{count}, the oldest since {date}',
  repeated: 'Repeated deliveries',
  controlPage: 'Open the sandbox’s control page',
  differences: 'Differences',
  differencesNote: 'The provider and we are compared once a day.',
  events: 'Events',
  eventsShown: 'Events to show',
  'show.all': 'All',
  'show.waiting': 'Waiting',
  catchUp: 'Ask for missing events',
  catchUpTitle: 'Ask for missing events',
  catchUpText: 'The provider is asked for events of the last three days that never came here.',
  noneMissing: 'No event was missing.',
  caughtUp: {
    one: 'One event was missing. It is being acted upon.',
    many: '{count} events were missing. They are being acted upon.',
  },
  happened: 'Happened on {date}',
  handled: 'acted upon',
  unhandled: 'waiting',
  askedFor: 'asked for, as it never came',
  deliveries: { one: 'came once', many: 'came {count} times' },
  replay: 'Replay',
  replayNamed: 'Replay: {event}',
  replayTitle: 'Replay this event',
  replayText: 'It is acted upon again, as things stand at the provider now.',
  replayed: 'It is being acted upon again.',
  found: 'Found on {date}',
  atProvider: 'At the provider',
  here: 'Here',
  repaired: 'Repaired on {date}',
  settled: 'Settled by hand on {date}',
  gone: 'Found no more on {date}',
  repair: 'Repair',
  repairNamed: 'Repair: {difference}, {id}',
  repairTitle: 'Repair this difference',
  repairedNow: 'It was repaired.',
  settle: 'Settled by hand',
  settleNamed: 'Settled by hand: {difference}, {id}',
  settleTitle: 'This was settled by hand',
  settleText:
    'Nothing is changed here or at the provider, and the comparison tells it no more. Your name is written down.',
  settledNow: 'It is told no more.',
} as const satisfies Catalogue;

/** What stands around each of the two lists. */
export const differencesMessages = {
  catalogue: 'billing/provider-differences',
  found: 'Differences, the open ones first',
  none: 'Nothing differs.',
  noneAdvice: 'What a comparison finds will stand here.',
  showAll: 'To the first page',
  pages: 'Pages of differences',
  page: 'Page {page}',
  previous: 'Previous differences',
  next: 'Next differences',
} as const satisfies Catalogue;

export const eventsMessages = {
  catalogue: 'billing/provider-events',
  found: 'Events, the newest first',
  none: 'No events here.',
  noneAdvice: 'Either none has come, or all of them were acted upon.',
  showAll: 'Show all',
  pages: 'Pages of events',
  page: 'Page {page}',
  previous: 'Newer events',
  next: 'Older events',
} as const satisfies Catalogue;

export const differenceLabels = {
  catalogue: 'billing/difference-kinds',
  'customer-gone': 'A customer was deleted at the provider',
  'customer-unknown': 'A customer at the provider belongs to nobody here',
  'cards-differ': 'The saved cards of a customer differ',
  'charge-unknown': 'Charged at the provider, and not paid here',
  'charge-missing': 'Paid here, and not charged at the provider',
  'amount-differs': 'Another amount or currency at the provider',
  'charged-twice': 'Charged twice for one payment',
  'refund-failed': 'A refund has failed: the money is here again',
  'given-unpaid': 'Runs here without a payment that was paid',
} as const satisfies TextCatalogue<DifferenceKind>;

/** What comes of a repair. */
export const repairTexts = {
  catalogue: 'billing/difference-repairs',
  'customer-gone':
    'The customer and the saved cards are forgotten here; the next card makes a new customer.',
  'customer-unknown': 'The customer is deleted at the provider, with all cards.',
  'cards-differ': 'The cards are read at the provider, and kept here as they stand there.',
  'charge-unknown':
    'What is still open is finished: it is delivered, or the money is given back to the card.',
  'charge-missing':
    'What was given for it is taken back, and the payment counts as failed, as no money was taken.',
  'amount-differs':
    'The whole charge is given back to the card, and what was given for it is taken back.',
  'charged-twice': 'The second charge is given back to the card.',
  'refund-failed':
    'The money is given back to the card once more. Where the card is closed, pay it back by another way, and settle this by hand.',
  'given-unpaid': 'Nothing is changed.',
} as const satisfies TextCatalogue<DifferenceKind>;
