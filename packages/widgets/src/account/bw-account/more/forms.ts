/** The forms beside the sign-in: one chunk, with one entry. */
export { Forms } from './Forms.tsx';
export { formsStyles } from './styles.ts';
