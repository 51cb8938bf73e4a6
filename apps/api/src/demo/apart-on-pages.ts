import { required } from './required.ts';

/** So often all that share a picture are gone through, with so many draws for each; at first each keeps its sort. */
const passes = 16;
const passesOfSort = 4;
const drawsEach = 120;

interface Redrawing<Listing> {
  /** By their places in the list of listings. */
  readonly pages: readonly (readonly number[])[];
  /** Which others each is not to be like. */
  readonly neighbours: readonly (readonly number[])[];
  readonly isAlike: (one: Listing, other: Listing) => boolean;
  /** Another listing in the place of one, the `draw`th; undefined where it does not fit there. */
  readonly redraw: (index: number, draw: number, isOfAnySort: boolean) => Listing | undefined;
}

/**
 * Redraws, each in its place, the listings that show a picture a second time on one of the pages,
 * until no page has a picture twice, or no other draw has fewer of them.
 */
export function drawApart<Listing extends { readonly pictures: readonly string[] }>(
  listings: readonly Listing[],
  { pages, neighbours, isAlike, redraw }: Redrawing<Listing>,
): Listing[] {
  const apart = [...listings];
  const pagesOf = new Map<number, (readonly number[])[]>();
  for (const page of pages) {
    for (const index of page) pagesOf.set(index, [...(pagesOf.get(index) ?? []), page]);
  }

  /** How often those pages have the picture that `listing` would show there. */
  function countRepeats(index: number, { pictures: [picture] }: Listing): number {
    const others = (pagesOf.get(index) ?? []).flat().filter((other) => other !== index);
    return others.filter((other) => apart[other]?.pictures[0] === picture).length;
  }

  function isUnlike(index: number, listing: Listing): boolean {
    return (neighbours[index] ?? []).every(
      (other) => !isAlike(listing, required(apart[other], other)),
    );
  }

  function improve(index: number, pass: number): void {
    let best = required(apart[index], index);
    let fewest = countRepeats(index, best);
    for (let draw = 0; draw < drawsEach && fewest > 0; draw += 1) {
      const other = redraw(index, pass * drawsEach + draw, pass >= passesOfSort);
      if (!other || !isUnlike(index, other)) continue;
      const count = countRepeats(index, other);
      // Later one that is no better too: from there others may be.
      const isTaken = pass < passesOfSort ? count < fewest : count <= fewest;
      if (isTaken) [best, fewest] = [other, count];
    }
    apart[index] = best;
  }

  // Those on the fewest pages first: for them most pictures are left.
  const order = [...pagesOf.keys()].toSorted(
    (one, other) => (pagesOf.get(one)?.length ?? 0) - (pagesOf.get(other)?.length ?? 0),
  );
  for (let pass = 0; pass < passes; pass += 1) {
    const repeated = order.filter(
      (index) => countRepeats(index, required(apart[index], index)) > 0,
    );
    if (repeated.length === 0) break;
    // And the other way, where that leads no further.
    for (const index of pass % 2 === 0 ? repeated : repeated.toReversed()) improve(index, pass);
  }
  return apart;
}
