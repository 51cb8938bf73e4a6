/** Who read what is hidden: one chunk, with one entry. */
export { ReadingsView as View } from './ReadingsView.tsx';
