/** The groups: one chunk, with one entry. */
export { GroupsView as View } from './GroupsView.tsx';
