import type { SizeStep } from '../attributes/element-table.ts';

/** In px: what the loader keeps for a widget that it has no other size of. */
export const usualHeight = 480;

/** Returns the steps as container rules: the space is reserved until the visitor does something. */
export function intrinsicSizeStyle(steps: readonly SizeStep[]): string {
  return steps
    .map(
      ([width, height]) =>
        `@container (min-width:${width}px){.bw-content[data-reserved]{min-height:${height}px}}`,
    )
    .join('');
}
