/** The cropper: one chunk, with one entry. */
export { PictureCropper } from './PictureCropper.tsx';
