/**
 * The second chunk of a listing: its words, and what stands below the head. It is fetched along
 * with the listing, so it has one entry.
 */
export { loadPageWriter } from '../words/write-words.ts';
export { callAt } from './call-at.ts';
export { Details } from './Details.tsx';
