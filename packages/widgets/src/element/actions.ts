/** What a widget can do once somebody acts: it loads after the first view, in one file. */
export { changeAttributes } from './attributes/change-attributes.ts';
export { followRoute } from './follow-route.ts';

type LiveOnPage = typeof import('./on-page/live-on-page.ts').liveOnPage;

/** Comes by itself, in a file that nobody waits for. */
export async function liveOnPage(...given: Parameters<LiveOnPage>): Promise<void> {
  const page = await import('./on-page/live-on-page.ts');
  page.liveOnPage(...given);
}
