/** Making passkeys: one chunk, with one entry. */
export { AddPasskeyTask } from './AddPasskeyTask.tsx';
