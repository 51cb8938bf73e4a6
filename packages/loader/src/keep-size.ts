/** Heights in px from container widths in px on, which begin with 0. */
type Step = readonly [width: number, height: number];

/** By tag; filled in by the build, without a prototype. */
declare const SIZES: Readonly<Record<string, readonly Step[]>>;

/** The tags that this version knows. */
export const sizes = SIZES;

/** Gives an element the height that its widget will take in so wide a place, and answers it. */
export function keepSize(element: HTMLElement, width = element.offsetWidth): number {
  // The element is of a tag that we know, and one of its steps fits, as they begin with 0.
  const steps = sizes[element.localName] as readonly Step[];
  const [, height] = steps.findLast((step) => width >= step[0]) as Step;
  element.style.minHeight = `${height}px`;
  return height;
}
