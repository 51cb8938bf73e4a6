import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';
import type { DisputeStatus } from './dispute-terms.ts';

/** What administrators read about disputes. */
export const disputeMessages = {
  catalogue: 'billing/disputes',
  title: 'Disputes',
  note: 'Charges that owners of cards have disputed with their bank. What was paid for stays until the bank takes all of the money. Evidence is given at the provider’s dashboard.',
  amount: '{amount}, {status}',
  reason: 'Reason: {reason}',
  opened: 'Opened on {date}',
  respondBy: 'Evidence is taken until {date}',
  ended: 'Decided on {date}',
  payment: 'Payment',
  unknownPayment: 'No payment here was charged by it.',
} as const satisfies Catalogue;

export const disputesListMessages = {
  catalogue: 'billing/disputes-list',
  found: 'Disputes, the undecided first',
  none: 'Nothing is disputed.',
  noneAdvice: 'What owners of cards dispute will stand here.',
  showAll: 'To the first page',
  pages: 'Pages of disputes',
  page: 'Page {page}',
  previous: 'Newer disputes',
  next: 'Older disputes',
} as const satisfies Catalogue;

export const disputeStatusLabels = {
  catalogue: 'billing/dispute-statuses',
  'needs-response': 'evidence is asked for',
  'under-review': 'the bank decides',
  won: 'won',
  lost: 'lost',
  inquiry: 'the bank only asks',
  'inquiry-closed': 'the bank asks no more',
  prevented: 'settled before it came to a dispute',
  unknown: 'see the provider’s dashboard',
} as const satisfies TextCatalogue<DisputeStatus>;
