/** Heights in px from container widths in px on, which begin with 0. */
type Step = readonly [width: number, height: number];
type Steps = readonly Step[];

/** By tag; filled in by the build, without a prototype. */
declare const SIZES: Readonly<Record<string, Steps>>;

/** The tags that this version knows. */
export const sizes = SIZES;

/**
 * Gives an element the space that its widget will take, before the first paint: with the frame, as
 * to ask for a width sooner would lay out the page half-read and once more.
 */
export function keepSize(element: HTMLElement, steps: Steps): void {
  // Else the margin of its fallback content would lie outside of it, and go with that content.
  if (!element.hidden) element.style.display = 'flow-root';
  requestAnimationFrame(() => {
    // One of them fits, as they begin with 0.
    const step = steps.findLast(([width]) => width <= element.offsetWidth) as Step;
    element.style.minHeight = `${step[1]}px`;
  });
}
