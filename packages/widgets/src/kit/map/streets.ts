import type { TileSource } from './tile-source.ts';

/** From this zoom on, maps show streets with their names. */
const streetZoom = 14;

interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** Whether the map shows the streets of a place. */
export function hasStreets({ streets, maxNativeZoom }: TileSource, { lat, lng }: Place): boolean {
  if (!streets) return maxNativeZoom >= streetZoom;
  return streets.towns.some(
    ({ west, south, east, north }) => lng >= west && lng <= east && lat >= south && lat <= north,
  );
}

/** How near a map leads somebody by itself: where it has no streets, no farther than there is something to see. */
export function nearestLed(source: TileSource, place: Place): number {
  const { streets, maxZoom } = source;
  return streets && !hasStreets(source, place) ? Math.min(streets.landZoom, maxZoom) : maxZoom;
}

/** Returns how near a user comes by “Zoom in”: over blank ground far enough to distinguish pins. */
export function nearestByHand(source: TileSource, place: Place): number {
  const { streets, maxZoom } = source;
  return streets && !hasStreets(source, place) ? Math.min(streets.closeZoom, maxZoom) : maxZoom;
}
