import type { GeoArea } from '../../listings/query/geo-area.ts';
import { cellsInBlock, cellsInDegree } from '../../listings/query/grid.ts';
import type { ClusterGrid } from './cluster-parts.ts';

/** Squares of a map of 256 pixels to the tile that hold one cluster each: about 72 pixels wide. */
const squaresInTile = 3.5;
/** Squares across the area at most, whatever the zoom says. */
const mostSquares = 40;
/** Squares across the area where no zoom is given. */
const usualSquares = 14;
/** Of so few listings each place is shown by itself, from this zoom on. */
const fewListings = 200;
const streetZoom = 15;
/** Degrees; about a decimetre: listings of one building share their position. */
const samePlace = 1e-6;
const blockSize = cellsInBlock / cellsInDegree;

/**
 * Returns the squares that suit a zoom, or an area where none is given, and how many listings there
 * are.
 */
export function clusterGrid(
  area: GeoArea | undefined,
  zoom: number | undefined,
  listings: number,
): ClusterGrid {
  if (listings <= fewListings && (zoom ?? streetZoom) >= streetZoom) {
    return { height: samePlace, width: samePlace };
  }
  const across = widthOf(area);
  const width =
    zoom === undefined
      ? across / usualSquares
      : Math.max(360 / 2 ** zoom / squaresInTile, across / mostSquares);
  return { height: width * Math.max(0.2, Math.cos((middleOf(area) * Math.PI) / 180)), width };
}

/** The grid in whole blocks of the counts, or nothing where its squares are smaller than those. */
export function inBlocks({ height, width }: ClusterGrid): ClusterGrid | undefined {
  if (height < blockSize || width < blockSize) return undefined;
  const whole = (size: number) => Math.round(size / blockSize) * blockSize;
  return { height: whole(height), width: whole(width) };
}

function widthOf(area: GeoArea | undefined): number {
  const widths = (area?.boxes ?? []).map(({ west, east }) => east - west);
  const width = widths.reduce((sum, one) => sum + one, 0);
  return area ? Math.max(width, 1e-4) : 360;
}

function middleOf(area: GeoArea | undefined): number {
  const box = area?.boxes[0];
  return box ? (box.south + box.north) / 2 : 45;
}
