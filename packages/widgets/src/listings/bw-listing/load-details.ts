import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { PageReader } from './words/write-words.ts';

type DetailsChunk = typeof import('./details/details.ts');

/** The same code for everybody, once somebody needed it. */
let loaded: DetailsChunk | undefined;

/** Brings the second chunk. */
export async function loadDetails(): Promise<DetailsChunk> {
  loaded = await import('./details/details.ts');
  return loaded;
}

/** The second chunk where it is at hand: whenever the words of a page are. */
export function detailsAtHand(): DetailsChunk | undefined {
  return loaded;
}

/**
 * Brings what writes the words of a kind, and the chunk that shows them. A page that a server has
 * written needs it no sooner than time has changed what it says.
 */
export async function loadWriter(kind: ListingKind, reader: PageReader) {
  const [{ loadPageWriter }] = await Promise.all([import('./words/write-words.ts'), loadDetails()]);
  return loadPageWriter(kind, reader);
}
