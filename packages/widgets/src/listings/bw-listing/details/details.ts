/** The second chunk of a listing: what stands below the head. */
export { callAt } from './call-at.ts';
export { Details } from './Details.tsx';
