/** The second step of a sign-in, and signing in by passkey: one chunk, with one entry. */
export { SecondStep } from './SecondStep.tsx';
export { default as styles } from './second-step.ts?styles';
export { signInByPasskey } from './sign-in-by-passkey.ts';
