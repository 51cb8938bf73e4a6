import { darker, lighter } from '../engine/colour.ts';
import type { Pen } from '../engine/pen.ts';
import type { Skin } from '../engine/solid.ts';

/** A door or drawer front with frame, panel and handle. */
export function doors(
  colour: string,
  columns: number,
  width: number,
  height: number,
  drawers: boolean,
  metal: string,
): Skin {
  return {
    colour,
    decorate: (pen) => {
      const rows = drawers ? 3 : 1;
      for (let column = 0; column < columns; column += 1) {
        for (let row = 0; row < rows; row += 1) {
          const u = (width * column) / columns;
          const v = (height * row) / rows;
          panel(pen, u + 0.01, v + 0.012, width / columns - 0.02, height / rows - 0.024, colour);
          if (drawers)
            pen.rect(u + width / columns / 2 - 0.09, v + (height / rows) * 0.8, 0.18, 0.02, metal);
          else
            pen.rect(
              u + (column % 2 === 0 ? width / columns - 0.06 : 0.04),
              v + height * 0.45,
              0.02,
              0.18,
              metal,
            );
        }
      }
    },
  };
}

/** Draws one framed panel of a cabinet front, in metres. */
export function panel(
  pen: Pen,
  u: number,
  v: number,
  width: number,
  height: number,
  colour: string,
): void {
  pen.rect(u - 0.008, v - 0.01, width + 0.016, height + 0.02, darker(colour, 0.45), {
    opacity: 0.5,
  });
  pen.rect(u, v, width, height, lighter(colour, 0.05));
  if (height < 0.3) return;
  pen.rect(u + 0.055, v + 0.055, width - 0.11, height - 0.11, darker(colour, 0.16));
  pen.rect(u + 0.062, v + 0.055, width - 0.118, height - 0.117, lighter(colour, 0.01));
}
