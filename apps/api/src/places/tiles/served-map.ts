import type { Attribution, Streets } from './map-source.ts';
import type { MapTheme } from './map-theme.ts';

/** A tile by zoom, column and row. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Tiles that this server serves itself. */
export interface ServedMap {
  readonly kind: 'served';
  /** Changes with every change of a tile, and stands in its address. */
  readonly version: string;
  readonly extension: string;
  readonly contentType: string;
  readonly minZoom: number;
  /** Beyond it, tiles are enlarged. */
  readonly maxNativeZoom: number;
  readonly maxZoom: number;
  readonly streets: Streets;
  readonly attribution: Attribution;
  /** How the bytes of a tile are packed, as `Content-Encoding` names it. */
  readonly encoding: 'gzip' | undefined;
  readTile(address: TileAddress, theme: MapTheme): Promise<Buffer | undefined>;
  close(): Promise<void>;
}
