import type { Bounds } from '../../vocabulary/places/geo.ts';

/** Reads "south,west,north,east" in degrees. */
export function parseBounds(text: string): Bounds | undefined {
  const sides = text.split(',').map(Number);
  const [south, west, north, east] = sides;
  if (sides.length !== 4 || !sides.every(Number.isFinite)) return undefined;
  if (south === undefined || west === undefined || north === undefined || east === undefined) {
    return undefined;
  }
  const isOnEarth = south >= -90 && north <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180;
  return isOnEarth && south <= north ? { south, west, north, east } : undefined;
}

/** Writes what {@link parseBounds} reads, to a metre. */
export function formatBounds({ south, west, north, east }: Bounds): string {
  return [south, west, north, east].map((side) => Number(side.toFixed(5))).join();
}
