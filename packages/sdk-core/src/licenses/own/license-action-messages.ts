import type { Catalogue, TextCatalogue } from '../../vocabulary/text/message.ts';
import type { EndingRefusal } from './ending-refusal.ts';

/** What the choice of another board for a place says, and what asks before it moves. */
export const moveBoardMessages = {
  catalogue: 'licenses/move-board',
  title: 'Move the place on {board}',
  lead: 'Choose a board that has a place for {listing}. Moving costs nothing.',
  choose: 'Choose',
  chooseNamed: 'Choose {board}',
  text: 'Your listing leaves {from} at once and shows on {to}. The place that it leaves may be taken by others.',
  submit: 'Move the place',
  back: 'Choose another board',
  refused: '{reason} You still have your place on {board}.',
  moved: 'Your listing has moved from {from} to {to}.',
  close: 'Close',
} as const satisfies Catalogue;

/** What is said before a licence ends, and its payment is cancelled. */
export const endLicenseMessages = {
  catalogue: 'licenses/end-license',
  title: 'End the licence of {listing}?',
  text: 'It ends at once, and nothing is paid back.',
  boards: 'These boards are given up:',
  submit: 'End the licence',
  ended: 'The licence of {listing} has ended.',
  cancelTitle: 'Cancel the payment for {listing}?',
  cancelText:
    'Nothing is charged; what the bank has let through by then goes back to the card. The boards stay kept for the listing as long as they would have been without this payment.',
  cancelBoards: 'These boards are not bought then:',
  cancelSubmit: 'Cancel the payment',
  cancelBack: 'Keep the payment',
  cancelled: 'The payment for {listing} was cancelled.',
  close: 'Close',
} as const satisfies Catalogue;

/** Why a licence did not end. */
export const endingRefusals = {
  catalogue: 'licenses/ending-refusals',
  paid: 'It was paid for at this moment, and runs now.',
  paying: 'It is being paid for at this moment. Try again in a while.',
  over: 'This licence is over already.',
} as const satisfies TextCatalogue<EndingRefusal>;
