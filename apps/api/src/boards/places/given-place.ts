import type { PlaceRow } from './place-row.ts';

/** Whoever has a place that no licence pays for: an administrator gave it. */
export const givenHolder = 'given';

export function isGiven({ holder }: Pick<PlaceRow, 'holder'>): boolean {
  return holder === givenHolder;
}
