/** The cropper: one chunk, with one entry. */

export { default as styles } from './cropper.ts?styles';
export { PictureCropper } from './PictureCropper.tsx';
