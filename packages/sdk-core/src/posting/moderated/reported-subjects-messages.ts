import type { SoldReportKind } from '../../reports/reasons.ts';
import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';

/** What moderators are shown about reported shops and products. */
export const reportedSubjectsMessages = {
  catalogue: 'posting/reported',
  view: 'Shops and products',
  heading: 'Reported shops and products',
  lead: 'What people have reported of shops and of what they sell. Closing a report changes nothing about the shop.',
  list: 'Reported shops and products',
  none: 'No shop and no product is reported.',
  noneAdvice: 'What visitors report on the page of a shop or product stands here.',
  ofOwner: '{kind} · {owner} · waiting since {date}',
  hidden: 'The public does not see it now.',
  look: 'Open its page',
  lookNamed: 'Open its page: “{title}”, in a new tab',
  account: 'Account of {name}',
  uphold: 'Close as justified',
  upholdNamed: 'Close as justified: the reports of “{title}”',
  dismiss: 'Dismiss reports',
  dismissNamed: 'Dismiss reports of “{title}”',
  'done.uphold':
    'The reports of “{title}” are closed as justified. Users who made them get a mail.',
  'done.dismiss': 'The reports of “{title}” are dismissed.',
  'done.reopen': 'The reports of “{title}” are open again.',
  undo: 'Undo',
  failed: 'That didn’t work: {cause}',
  decided: 'Somebody came before you: these reports are closed.',
  previous: 'Earlier reports',
  next: 'Later reports',
  pages: 'Pages of reports',
  page: 'Page {number}',
} as const satisfies Catalogue;

/** What was reported, by its kind. */
export const soldKindLabels = {
  catalogue: 'posting/sold-kind',
  shop: 'Shop',
  product: 'Product',
} as const satisfies TextCatalogue<SoldReportKind>;
