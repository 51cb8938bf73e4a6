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
