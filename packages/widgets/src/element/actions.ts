/** What a widget can do once somebody acts: it loads after the first view, in one file. */

export { changeAttributes } from './attributes/change-attributes.ts';
export { adoptRoot } from './dom/adopt-root.ts';
export { followRoute } from './follow-route.ts';

type FollowPage = typeof import('./on-page/follow-page.ts').followPage;

/** Comes by itself, in a file that nobody waits for. */
export async function follow(...given: Parameters<FollowPage>): Promise<void> {
  const page = await import('./on-page/follow-page.ts');
  page.followPage(...given);
}
