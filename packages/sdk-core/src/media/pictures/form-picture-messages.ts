import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the pictures of a form say. */
export const formPictureMessages = {
  catalogue: 'media/pictures',
  add: 'Add pictures',
  addBoth: 'Add pictures and videos',
  camera: 'Take a picture',
  drop: 'or drop or paste them here',
  limits: {
    one: 'One picture of at most 10 MB.',
    many: 'At most {count} pictures of 10 MB each. The first one is shown first.',
  },
  limitsBoth: {
    one: 'One picture of at most 10 MB, or one video of at most 1 GB.',
    many: 'At most {count} pictures of 10 MB and videos of 1 GB. The first one is shown first.',
  },
  full: {
    one: 'There is a picture, and there may be no more than one.',
    many: 'There are {count} pictures, which is as many as may be.',
  },
  tooMany: {
    one: 'There may be only one picture.',
    many: 'There may be at most {count} pictures.',
  },
  refused: { one: 'One file is left out:', many: '{count} files are left out:' },
  fault: '{name}: {reason}',
  dismiss: 'Dismiss',
  progress: 'Uploading pictures: {done} of {count} done',
  failed: { one: 'One picture was not uploaded.', many: '{count} pictures were not uploaded.' },
  retryAll: 'Try all again',
  cancel: 'Cancel uploads',
  crop: 'Crop and rotate',
  cropTitle: 'Crop the picture',
  close: 'Close',
  keepCrop: 'Use this part',
  unavailable: 'The picture could not be opened. Check your connection, then try again.',
} as const satisfies Catalogue;
