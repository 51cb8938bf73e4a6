/** The forms of the page about security: one chunk, with one entry. */
export { endSession } from './end-session.ts';
export { TaskForm } from './TaskForm.tsx';
