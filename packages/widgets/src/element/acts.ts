/** What a widget needs once somebody acts: it loads after the first view, all at once. */
export { changeAttributes } from './change-attributes.ts';
export { followRoute } from './follow-route.ts';
