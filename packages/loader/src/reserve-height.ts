/** Heights in px from container widths in px on, which begin with 0. */
type Step = readonly [width: number, height: number];

/** By tag, of widgets that take another height than most; filled in by the build, without a prototype. */
declare const SIZES: Readonly<Record<string, readonly Step[]>>;
/** Of all other widgets, in px; filled in by the build. */
declare const USUAL_HEIGHT: number;

/** Gives an element the height that its widget will take in so wide a place, and answers it. */
export function reserveHeight(element: HTMLElement, width = element.offsetWidth): number {
  const step = SIZES[element.localName]?.findLast(([least]) => width >= least);
  const height = step ? step[1] : USUAL_HEIGHT;
  element.style.minHeight = `${height}px`;
  return height;
}
