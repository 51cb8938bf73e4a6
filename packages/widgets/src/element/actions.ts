/** What a widget does once it shows, and as somebody acts: it loads after the first view, in one file. */
export { changeAttributes } from './attributes/change-attributes.ts';
export { followRoute } from './follow-route.ts';
export { liveOnPage } from './live-on-page.ts';
