/** What a widget can do once somebody acts: it loads after the first view, in one file. */
export { changeAttributes } from './attributes/change-attributes.ts';
export { followRoute } from './follow-route.ts';
