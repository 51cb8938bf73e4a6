import type { Catalogue, TextCatalogue } from '../vocabulary/text/message.ts';
import type { ReportReason } from './reasons.ts';

/** What the dialog says in which somebody reports a listing, a shop or a product. */
export const reportMessages = {
  catalogue: 'reports',
  'title.listing': 'Report this listing',
  'title.shop': 'Report this shop',
  'title.product': 'Report this product',
  reason: 'What is wrong?',
  reasonMissing: 'Choose what is wrong.',
  words: 'What we should look at',
  wordsMissing: 'Say in a sentence what is wrong.',
  advice: 'The owner does not learn who has reported it.',
  signedOut: 'You can report it without an account. Signed in, you are told what came of it.',
  'own.listing': 'This listing is your own. You can change it, pause it or delete it.',
  'own.shop': 'This shop is your own. You can change it, or send it away for a time.',
  'own.product': 'This product is from your own shop. You can change it or take it off sale.',
  'known.listing':
    'You have told us of this listing already. We tell you by mail once we have looked at it.',
  'known.shop':
    'You have told us of this shop already. We tell you by mail once we have looked at it.',
  'known.product':
    'You have told us of this product already. We tell you by mail once we have looked at it.',
  person: 'This is a person’s page, not a listing. Please write to us about it.',
  'gone.listing': 'This listing is not shown any more.',
  'gone.shop': 'This shop is not shown any more.',
  'gone.product': 'This product is not shown any more.',
  send: 'Send report',
  thanks: 'Thank you. Somebody at Boardwalk looks at it.',
  answered: 'We tell you by mail what came of it.',
  emergency: 'If anybody is in danger, call the police first.',
  done: 'Done',
} as const satisfies Catalogue;

/** Why people report things, as they choose it. */
export const reportReasonLabels = {
  catalogue: 'reports/reason',
  scam: 'It looks like a scam',
  prohibited: 'It can’t be sold or offered by law',
  offensive: 'It is offensive or discriminates',
  rights: 'It uses my pictures, text or name',
  wrong: 'Price, place or facts are wrong',
  duplicate: 'It is posted more than once',
  unavailable: 'It is not to be had any more',
  other: 'Something else',
} as const satisfies TextCatalogue<ReportReason>;
