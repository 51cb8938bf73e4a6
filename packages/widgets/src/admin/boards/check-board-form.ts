import { boardTextLimits } from '@boardwalk/sdk-core/boards/managed/limits';
import type { boardFormMessages } from '@boardwalk/sdk-core/boards/managed/managed-messages';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type FieldErrors, textOf } from '../../kit/form/form-data.ts';
import { readBoardPicture } from './read-board-form.ts';

type Texts = Messages<typeof boardFormMessages>;

/** What is wrong with the form of a board beyond what its fields say themselves. */
export function checkBoardForm(data: FormData, messages: Texts): FieldErrors {
  const picture = findPictureFault(data, messages);
  return picture === undefined ? {} : { picture };
}

function findPictureFault(data: FormData, messages: Texts): string | undefined {
  if (textOf(data, 'picture.waiting') !== '0') return messages.pictureWaiting;
  const picture = readBoardPicture(data);
  if (picture === null) return undefined;
  if (picture.alt.trim() === '') return messages.altMissing;
  return picture.alt.length > boardTextLimits.alt ? messages.altTooLong : undefined;
}
