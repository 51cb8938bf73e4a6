import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What is said of the pictures of messages. */
export const picturesMessages = {
  catalogue: 'inbox/pictures',
  from: 'Pictures from {name}',
  fromYou: 'Pictures from you',
  picture: 'Picture {number} of {count} from {name}',
  ownPicture: 'Picture {number} of {count} from you',
  open: 'Open picture {number} of {count} from {name}',
  openOwn: 'Open picture {number} of {count} from you',
  sentAt: '{name}, {time}',
  show: { one: 'Show the picture', many: 'Show {count} pictures' },
  strangerNote: 'Pictures of people whom you have not answered show once you want to see them.',
  add: 'Add pictures',
  limits:
    'Up to 6 pictures of 10 MB each: JPEG, PNG, WebP, GIF or AVIF. You can paste and drop them, too.',
  removeRefused: 'Remove the pictures that can’t be sent.',
} as const satisfies Catalogue;
