import type { SizeStep } from '../attributes/element-table.ts';

/** The steps as container rules: the space is kept until the visitor does something. */
export function intrinsicSizeStyle(steps: readonly SizeStep[]): string {
  return steps
    .map(
      ([width, height]) =>
        `@container (min-width:${width}px){.bw-content[data-reserved]{min-height:${height}px}}`,
    )
    .join('');
}
