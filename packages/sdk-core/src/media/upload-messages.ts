import type { Catalogue } from '../vocabulary/text/message.ts';

/** What an upload says; its refusals word for word. */
export const uploadMessages = {
  catalogue: 'media/upload',
  title: 'Upload a file',
  photoTitle: 'Upload photo',
  close: 'Close',
  choose: 'Choose a file',
  choosePhoto: 'Choose a photo',
  drop: 'or drop it here',
  limits: 'A picture of at most 10 MB, or a video of at most 1 GB.',
  photoLimits: 'A picture of at most 10 MB and at least {width} × {height} pixels.',
  upload: 'Upload',
  cancel: 'Cancel',
  another: 'Choose another',
  progress: 'Uploading … {percent} %',
  finishing: 'Almost there …',
  unavailable: 'The cropper could not be loaded. Check your connection, then try again.',
  invalidType: 'Please choose a valid file. Pictures may be JPEG, PNG, WebP, GIF or AVIF.',
  imageTooLarge: 'The maximun of the image size is 10MB.',
  videoTooLarge: 'The maximun of the video size is 1GB.',
  unreadable:
    'Can’t read this image. Please choose a valid image file. It is damaged or incomplete, is no JPEG, PNG, WebP, GIF or AVIF, or has more than 50 megapixels.',
  heic: 'Can’t read this image. Please choose a valid image file. This is a HEIC picture, as iPhones keep them. Save or export it as JPEG, then choose that file.',
  tooSmall: 'This picture is too small. It needs at least {width} × {height} pixels.',
  noFile: 'Please select a file to upload',
  invalidPhoto: 'Invalid file selected',
  refused: 'Fail to upload file, the file has exceeded the total maximum capacity.',
  network: 'Network error, fail to upload file, please try again later.',
  videoFailed: 'Fail to upload video',
  done: 'Successfully uploaded the file',
} as const satisfies Catalogue;

/** What the cropper says. */
export const cropMessages = {
  catalogue: 'media/crop',
  frame: 'Part of the picture that is kept',
  help: 'Drag the picture, or use the arrow keys. + and − zoom, R rotates.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotateLeft: 'Rotate to the left',
  rotateRight: 'Rotate to the right',
  zoomed: 'Zoom {percent} %',
  rotated: 'Rotated',
} as const satisfies Catalogue;
