/** The account that is open: one chunk, with one entry. */
export { AccountView } from './AccountView.tsx';
