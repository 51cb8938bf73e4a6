import { drawnSide } from './tile-geometry.ts';

/** Drawn units in a pixel. */
export const pixel = drawnSide / 256;

export const fonts = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Whether what reaches so far around a point shows on the tile. */
export function touches({ x, y }: { x: number; y: number }, radius: number): boolean {
  return x > -radius && x < drawnSide + radius && y > -radius && y < drawnSide + radius;
}

/** Text as it stands in an SVG. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
