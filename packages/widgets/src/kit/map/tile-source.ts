import type { MapCreditEntry } from './MapCredit.tsx';

/** Where tiles are: URL templates with `{z}`, `{x}`, `{y}`; above `maxNativeZoom` they are scaled. */
export interface TileSource {
  readonly tiles: { readonly light: string; readonly dark: string };
  readonly minZoom: number;
  readonly maxNativeZoom: number;
  readonly maxZoom: number;
  readonly attribution: readonly MapCreditEntry[];
}
