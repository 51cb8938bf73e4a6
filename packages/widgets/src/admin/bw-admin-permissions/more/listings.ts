/** The rights to a listing: one chunk, with one entry. */
export { ListingsView as View } from './ListingsView.tsx';
