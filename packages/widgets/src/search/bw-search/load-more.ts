import type { More } from './more-context.ts';

/** The same code for everybody, once somebody needed it. */
let loaded: More | undefined;

/** Brings the second chunk. */
export async function loadMore(): Promise<More> {
  loaded = await import('./more/more.ts');
  return loaded;
}

/** The second chunk where it is at hand already: on a server, and when its HTML is hydrated. */
export function moreAtHand(): More | undefined {
  return loaded;
}
