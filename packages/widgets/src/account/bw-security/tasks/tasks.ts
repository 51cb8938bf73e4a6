/** The forms of the page about security: one chunk, with one entry. */
export { TaskForm } from './TaskForm.tsx';
