/** The dialogs that change rights: one chunk, with one entry. */
export { PermissionsDialogs } from './PermissionsDialogs.tsx';
