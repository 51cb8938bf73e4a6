import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the map says on which merchants choose boards. */
export const boardMapMessages = {
  catalogue: 'licenses/board-map',
  regional: 'Regional board locations',
  regionalLead:
    'See where boards stand in your region and how many places each has left. A plan puts your business on them for a year.',
  plans: 'See the plans',
  choosing: 'Choose your boards',
  choosingLead: 'Select a board on the map and click Advertise Here.',
  plan: '{plan}: {price} a year for up to {seats}',
  seats: { one: '{count} board', many: '{count} boards' },
  due: 'Your licence is due on {date}.',
  running:
    'This plan runs for your listing already. More boards cost nothing as long as it has room for them; for a larger plan you pay the difference for the days that are left.',
  replacing:
    'It takes the place of {plan}, which runs for your listing: you pay the difference for the days that are left.',
  loading: 'Loading the boards …',
  retry: 'Try again',
  advice: 'Check your connection, or try again in a moment.',
  unknownPlan: 'This plan is not offered any more. Choose another one.',
  larger: {
    one: 'Plans for more than {count} board',
    many: 'Plans for more than {count} boards',
  },
  noLarger: 'There is no larger plan.',
  fitting: {
    one: 'Plans for your board, the smallest first',
    many: 'Plans for your {count} boards, the smallest first',
  },
  choosePlan: 'Choose {plan}',
  upgradedTo: 'Plan upgraded: {plan} is chosen now, for up to {seats}.',
  upgradePrice: '{plan} costs {price} a year. Nothing is bought yet.',
  upgradeCosts: '{plan} costs {price} a year, {more} more than {before}. Nothing is bought yet.',
  takeSmaller: 'Change to {plan}',
  chosenBoards: 'Chosen boards',
  countOfSeats: '{count} of {seats} chosen',
  count: { one: '{count} board chosen', many: '{count} boards chosen' },
  costs: '{plan}: {price} a year',
  costsFrom: 'Plans from {price} a year',
  nothingMore: 'Nothing more to pay',
  noneChosen: 'None yet. Pick a sign on the map, or a board of the list.',
  remove: 'Remove {board}',
  listing: 'Your listing',
  changeListing: 'Choose another listing',
  unknownListing: 'The listing of this address is not public, or no merchant listing.',
} as const satisfies Catalogue;

/** What the map itself says, its search and its card. */
export const boardPinMessages = {
  catalogue: 'licenses/board-pins',
  map: 'Map of the boards',
  search: 'Place or board name',
  suggestions: 'Boards and places',
  noMatch: 'No board and no place begins with “{text}”.',
  board: '{board}, {places}',
  chosenBoard: '{board}, {places}, chosen',
  places: { one: '{count} place left', many: '{count} places left' },
  placesOf: '{left} of {capacity}',
  full: 'no place left',
  exclusive: 'One place, for one merchant.',
  out: 'out of service',
  group: { one: 'Zoom in on {count} board', many: 'Zoom in on {count} boards' },
  picked: 'Picked board',
  close: 'Close',
  price: 'In {plan}: {price} a year per board',
  priceFrom: 'From {price} a year per board',
  due: 'Due date: {date}',
  chosen: 'Chosen',
  remove: 'Remove from your choice',
  away: '{distance} from your listing',
  several: { one: '{count} board here', many: '{count} boards here' },
  listGroup: { one: 'List {count} board', many: 'List {count} boards' },
  here: 'Boards on this part of the map',
  noneHere: 'No board stands on this part of the map.',
  more: { one: 'Show {count} more', many: 'Show {count} more' },
  failed: 'The map can’t be shown right now. Its boards are in the list.',
  tradesTaken: 'Trades that are taken here: {trades}',
  tradeTaken: 'None for your trade',
  wait: 'Tell me when there is a place',
  waits: 'We write to you once there is a place.',
  waitNoMore: 'Wait no longer',
  pictureFailed: 'More of this board couldn’t be loaded.',
} as const satisfies Catalogue;

/** What the dialogs say between the choice and its checkout. */
export const boardDialogMessages = {
  catalogue: 'licenses/board-dialogs',
  close: 'Close',
  registerTitle: 'Become a Team Merchant',
  registerLead:
    'Register to advertise on the boards that you have chosen. They are kept in this browser until you are back.',
  register: 'Register',
  signIn: 'Log in',
  onBoardwalk: 'Go on at Boardwalk',
  onBoardwalkLead: 'Boards are bought at Boardwalk. Your choice goes along.',
  signInTitle: 'Sign in to go on',
  signInLead: 'Sign in with Boardwalk, here on this page. What you have chosen stays as it is.',
  allowLead:
    'This page may not buy boards for you yet. Let it, and go on with what you have chosen.',
  postTitle: 'Post a merchant listing first',
  postLead:
    'Boards show a merchant listing of yours, and you have none yet. Posting one makes you a Team Merchant, if you are none yet. What you have chosen is kept.',
  post: 'Post a merchant listing',
  postElsewhereLead:
    'Boards show a merchant listing of yours, and you have none yet. Post one at Boardwalk, in a tab of its own: what you have chosen waits here.',
  postElsewhere: 'Post a listing at Boardwalk',
  posted: 'I have posted it',
  upgradeTitle: 'Upgrade your plan',
  upgradeLead: {
    one: 'Your plan covers {count} board. A larger one covers more.',
    many: 'Your plan covers {count} boards. A larger one covers more.',
  },
  upgrade: 'See larger plans',
  chooserTitle: 'Choose a listing',
  choose: 'Choose {listing}',
} as const satisfies Catalogue;
