import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';
import type { LicensePayment } from './schemas.ts';

/** What the page of one's own boards says. */
export const myBoardsMessages = {
  catalogue: 'licenses/my-boards',
  heading: 'My boards',
  map: 'Map of all boards',
  zones: 'Zones that you sponsor',
  none: 'You have no boards at the moment.',
  noneAdvice: 'A plan puts your listing on boards of your region for a year.',
  plans: 'See the plans',
  running: 'Running',
  pending: 'Payment open',
  pendingLead:
    'This licence begins once its payment is confirmed. Until then its places are kept for you.',
  finish: 'Finish the payment',
  planSeats: '{plan} · {count} of {seats} boards in use',
  single: { one: '{count} single board', many: '{count} single boards' },
  start: 'Start',
  due: 'Due date',
  paid: 'Paid',
  toPay: 'To pay',
  ends: 'ends then',
  renews: 'renews by itself',
  boards: 'Boards of {listing}',
  noBoards: 'No board is chosen yet. Your plan has room for {seats}.',
  alone: 'You have this board to yourself.',
  taken: '{taken} of {capacity} places taken',
  onlyYou: 'You are the only one so far.',
  showOthers: 'Who else is here',
  hiddenOthers: 'None of them shows in public at the moment.',
  retired: 'Not sold any more. Your place is yours until the due date.',
  owed: 'You are owed another place or the price of the days, as our terms say.',
  seeMap: 'See on the map',
  addBoard: 'Add a board',
  morePlans: 'Add more boards',
  receipt: 'Receipt',
  giveUp: 'Give up',
  giveUpNamed: 'Give up the place on {board}',
  giveUpTitle: 'Give the place on {board} up?',
  giveUpText:
    'Your listing leaves the board at once. The seat is free for another board; nothing is paid back.',
  giveUpLast: 'This is the last board of the licence, which ends with it. Nothing is paid back.',
  givenUp: 'You have given up the place on {board}.',
  more: { one: 'Show {count} more board', many: 'Show {count} more boards' },
  waits: 'You are waiting for',
  waitsLead: 'You get one mail when a place is free. Whoever chooses first has it.',
  waitsFor: '{listing}, since {date}',
  leave: 'Wait no longer',
  leaveNamed: 'Wait no longer for {board}',
  left: 'You wait no longer for {board}.',
  ended: 'Ended licences',
  endedOn: 'Ended on {date}',
  endedBoards: { one: '{count} board', many: '{count} boards' },
  payments: 'Payments',
  payment: '{date}, {listing}',
  showMore: 'Show more',
} as const satisfies Catalogue;

/** What became of a payment. */
export const paymentStateLabels = {
  catalogue: 'licenses/payment-states',
  open: 'open',
  paid: 'paid',
  failed: 'came to nothing',
  refunded: 'paid back',
} as const satisfies TextCatalogue<LicensePayment['state']>;

/** What the choice of one more board says. */
export const addBoardMessages = {
  catalogue: 'licenses/add-board',
  title: 'Add a board for {listing}',
  lead: {
    one: 'Your plan has {count} free seat. One more board costs nothing.',
    many: 'Your plan has {count} free seats. More boards cost nothing.',
  },
  search: 'Name, street or city of a board',
  found: 'Boards with a free place',
  none: 'No board with a free place has “{text}” in its name.',
  add: 'Add',
  addNamed: 'Add {board}',
  places: { one: '{count} place left', many: '{count} places left' },
  added: '{board} is yours.',
  close: 'Close',
} as const satisfies Catalogue;
