import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';
import type { DroppedBoard } from './selection.ts';

/** What is said as boards are chosen; a plan that moves up, the maximum and the buttons word for word. */
export const selectionMessages = {
  catalogue: 'licenses/selection',
  upgraded: 'Plan upgraded',
  smallerFits: 'The plan {plan} is enough for the boards that you have chosen.',
  maximum: 'Unable to add a board, please contact administrator to get more boards.',
  maximumWithEmail:
    'Unable to add a board, please contact administrator to get more boards. Write to {email}.',
  alreadySelected: 'You have chosen this board already.',
  subscribed: 'Your licence has this board already.',
  subscribedMark: 'Subscribed',
  checkout: 'Checkout',
  checkoutNow: 'Checkout Now',
} as const satisfies Catalogue;

/** What is said of boards that an address names and that can’t be chosen. */
export const droppedBoardMessages = {
  catalogue: 'licenses/dropped-board',
  unknown: 'There is no board {board}. It was left out.',
  retired: 'Board {board} is not sold any more. It was left out.',
  doubled: 'Board {board} was named more than once. It counts once.',
  subscribed: 'Your licence has board {board} already. It was left out.',
  'already-selected': 'Board {board} was chosen already. It counts once.',
  'maximum-reached': 'Board {board} was left out, as no more boards can be chosen.',
} as const satisfies TextCatalogue<DroppedBoard['reason']>;
