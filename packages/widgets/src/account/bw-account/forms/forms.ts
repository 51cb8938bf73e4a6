/** The forms beside the sign-in. */
export { Forms } from './Forms.tsx';
export { default as styles } from './forms.ts?styles';
