/** The forms beside the sign-in. */
export { Forms } from './Forms.tsx';
export { formsStyles } from './styles.ts';
