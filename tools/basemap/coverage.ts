import { tileEdges } from './mercator.ts';

/** Where the detailed data lies, in degrees: North America with Greenland, and Australia. */
const boxes = [
  { west: -170, south: 17, east: -50, north: 84 },
  { west: 110, south: -46, east: 156, north: -8 },
];

/** Zooms of the archive; the world outside the boxes ends at `worldMaxZoom`. */
export const minZoom = 3;
export const worldMaxZoom = 5;
export const overviewMaxZoom = 7;
export const maxZoom = 9;

/** Zoom up to which the server draws tiles from the deepest one that it finds. */
export const drawnMaxZoom = 12;

/** Whether the archive holds the tile; from zoom 8 on it must lie inside the boxes as a whole. */
export function isCovered(z: number, x: number, y: number): boolean {
  if (z <= worldMaxZoom) return true;
  const edges = tileEdges(z, x, y);
  return boxes.some((box) =>
    z <= overviewMaxZoom
      ? edges.west < box.east &&
        edges.east > box.west &&
        edges.south < box.north &&
        edges.north > box.south
      : edges.west >= box.west &&
        edges.east <= box.east &&
        edges.south >= box.south &&
        edges.north <= box.north,
  );
}

/** Whether the archive holds nothing below the tile, so that deeper ones are drawn from it. */
export function isDeepest(z: number, x: number, y: number): boolean {
  if (z === maxZoom) return true;
  const children = [0, 1].flatMap((dx) => [0, 1].map((dy) => ({ x: 2 * x + dx, y: 2 * y + dy })));
  return !children.every((child) => isCovered(z + 1, child.x, child.y));
}
