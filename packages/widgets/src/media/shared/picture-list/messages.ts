import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What a list of pictures says, whatever they are pictures of. */
export const pictureListMessages = {
  catalogue: 'media/picture-list',
  list: 'Pictures',
  picture: 'Picture {number} of {count}',
  main: 'Main picture',
  video: 'Video',
  caption: 'Caption',
  captionHelp: 'Also read to those who don’t see the picture.',
  move: 'Move picture {number}',
  sortable: 'can be moved',
  instructions:
    'Press Space to pick the picture up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.',
  pickedUp: 'Picture {number} is picked up.',
  movedTo: 'Picture {number} is at place {place} of {count}.',
  putDown: 'Picture {number} is put down at place {place} of {count}.',
  leftThere: 'Picture {number} is back where it was.',
  actions: 'Actions for picture {number}',
  makeMain: 'Make main picture',
  earlier: 'Move earlier',
  later: 'Move later',
  remove: 'Remove picture',
  removed: 'Picture removed.',
  undo: 'Undo',
  sending: 'Uploading: {percent} %',
  waiting: 'Waiting for its turn',
  underWay: 'Uploading…',
  finishing: 'Almost done…',
  double: 'The same as picture {number}.',
  retry: 'Try again',
  empty: 'No pictures yet.',
} as const satisfies Catalogue;
