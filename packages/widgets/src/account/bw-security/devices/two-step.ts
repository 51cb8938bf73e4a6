/** Setting two-step sign-in up: one chunk, with one entry. */
export { StartTwoStepTask } from './StartTwoStepTask.tsx';
