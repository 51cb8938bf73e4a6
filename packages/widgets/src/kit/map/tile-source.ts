import type { MapCreditEntry } from './MapCredit.tsx';

/** A part of the earth in degrees. */
interface TownBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Where a map that ends before the streets has some: invented ones, of the demo. */
export interface TownStreets {
  /** Elsewhere nobody is led nearer than this. */
  readonly landZoom: number;
  /** Elsewhere “Zoom in” leads as near as this. */
  readonly closeZoom: number;
  readonly towns: readonly TownBounds[];
}

/** Where tiles are: URL templates with `{z}`, `{x}`, `{y}`; above `maxNativeZoom` they are scaled. */
export interface TileSource {
  readonly tiles: { readonly light: string; readonly dark: string };
  readonly minZoom: number;
  readonly maxNativeZoom: number;
  readonly maxZoom: number;
  /** `null` where the zooms say whether there are streets. */
  readonly streets: TownStreets | null;
  readonly attribution: readonly MapCreditEntry[];
}
