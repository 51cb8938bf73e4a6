import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What is said of pictures that are added to a message; it comes with the first of them. */
export const addedMessages = {
  catalogue: 'inbox/added-pictures',
  added: 'Pictures of this message',
  addedPicture: 'Picture {number}: {name}',
  sending: 'Uploading picture {number}: {percent} %',
  underWay: 'Uploading picture {number}',
  failed: 'Picture {number} couldn’t be uploaded. {cause}',
  waits: 'Picture {number} goes out once Boardwalk can be reached.',
  refused: 'Picture {number} can’t be sent. {reason}',
  retry: 'Try again',
  retryNumber: 'Try again: picture {number}',
  remove: 'Remove picture {number}',
  earlier: 'Move picture {number} forward',
  later: 'Move picture {number} back',
  invalidType: 'Only pictures can be added: JPEG, PNG, WebP, GIF or AVIF.',
  imageTooLarge: 'A picture may have 10 MB at most.',
  videoTooLarge: 'Only pictures can be added: JPEG, PNG, WebP, GIF or AVIF.',
  tooMany: 'A message has 6 pictures at most.',
} as const satisfies Catalogue;
