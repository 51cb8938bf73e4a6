import type { MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import type { BoardsById } from '@boardwalk/sdk-core/boards/map/boards-store';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Bounds, Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import Supercluster from 'supercluster';
import type { PinKind, Pinned } from '../../../parts/map/pins.ts';
import type { CardGap } from '../../../parts/map/place-card.ts';
import { metresBetween } from './metres-between.ts';

/** A sign, or the count of several boards that stand close together. */
export interface BoardPin extends Pinned {
  readonly key: string;
  /** Undefined for several. */
  readonly board: MapBoard | undefined;
  /** The zoom from which on it is several pins. */
  readonly partsAt: number;
  /** By which the index knows several; undefined for one. */
  readonly group: number | undefined;
}

export const boardPins: PinKind<BoardPin> = {
  keyOf: ({ key }) => key,
  isGroup: ({ board }) => board === undefined,
  shape: 'sign',
};

/** Between the foot of a sign that is picked and its card: the sign with its post, and half of it. */
export const signGap: CardGap = { along: 54, beside: 30 };

/** Boards closer than this are one count, in pixels. */
const radius = 56;

/** Of Leaflet's tiles, in pixels. */
const extent = 256;

/** What of all boards a map shows. */
export interface BoardIndex {
  /** The pins of a part of the map; the boards that stand out have one of their own besides. */
  pinsIn(bounds: Bounds, zoom: number, apart: ReadonlySet<BoardId>): readonly BoardPin[];
  /** What a pin stands for. */
  boardsOf(pin: BoardPin): readonly MapBoard[];
}

/** Clusters all boards for each zoom; on the last one each has its own sign. */
export function createBoardIndex(boards: BoardsById, maxZoom: number): BoardIndex {
  const index = new Supercluster<{ readonly id: BoardId }>({
    radius,
    extent,
    maxZoom: maxZoom - 1,
  });
  index.load(
    [...boards.values()].map(({ id, lat, lng }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { id },
    })),
  );

  return {
    pinsIn(bounds, zoom, apart) {
      const { west, south, east, north } = bounds;
      const pins = index.getClusters([west, south, east, north], zoom).map((feature): BoardPin => {
        const [lng = 0, lat = 0] = feature.geometry.coordinates;
        const { properties } = feature;
        if (!('cluster_id' in properties)) return pinOf(boards.get(properties.id));
        const { cluster_id, point_count } = properties;
        return {
          key: `group ${cluster_id}`,
          board: undefined,
          lat,
          lng,
          count: point_count,
          group: cluster_id,
          partsAt: index.getClusterExpansionZoom(cluster_id),
        };
      });
      const shown = new Set(pins.map(({ board }) => board?.id));
      const others = [...apart]
        .filter((id) => !shown.has(id))
        .flatMap((id) => boards.get(id) ?? [])
        .filter((board) => isIn(bounds, board));
      return inReadingOrder([...pins, ...others.map(pinOf)]);
    },
    boardsOf({ board, group }) {
      if (board) return [board];
      if (group === undefined) return [];
      const leaves = index.getLeaves(group, Number.POSITIVE_INFINITY);
      return leaves.flatMap(({ properties }) => boards.get(properties.id) ?? []);
    },
  };
}

/** The boards of a part of the map, those nearest to its middle first, or to a place. */
export function boardsIn(boards: BoardsById, bounds: Bounds, to?: Point): readonly MapBoard[] {
  return nearestFirst(
    [...boards.values()].filter((board) => isIn(bounds, board)),
    to ?? middleOf(bounds),
  );
}

/** A part of the map, and where no board stands in it, as much more as shows the nearest one. */
export function withNearest(boards: BoardsById, bounds: Bounds): Bounds {
  const all = [...boards.values()];
  if (all.some((board) => isIn(bounds, board))) return bounds;
  const [nearest] = nearestFirst(all, middleOf(bounds));
  if (!nearest) return bounds;
  const [high, wide] = [bounds.north - bounds.south, bounds.east - bounds.west];
  return {
    south: Math.min(bounds.south, nearest.lat - high / 8),
    west: Math.min(bounds.west, nearest.lng - wide / 8),
    north: Math.max(bounds.north, nearest.lat + high / 8),
    east: Math.max(bounds.east, nearest.lng + wide / 8),
  };
}

function middleOf({ south, west, north, east }: Bounds): Point {
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}

/** Boards by how far they stand from a place. */
export function nearestFirst(boards: readonly MapBoard[], to: Point): readonly MapBoard[] {
  return boards
    .map((board) => ({ board, away: metresBetween(to, board) }))
    .sort((one, other) => one.away - other.away)
    .map(({ board }) => board);
}

function isIn({ south, west, north, east }: Bounds, { lat, lng }: MapBoard): boolean {
  const isAcross = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return isAcross && lat >= south && lat <= north;
}

function pinOf(board: MapBoard | undefined): BoardPin {
  if (!board) throw new Error('The index has boards of the map alone.');
  const { id, lat, lng } = board;
  return { key: `board ${id}`, board, lat, lng, count: 1, partsAt: 0, group: undefined };
}

/** From north to south, as keys walk through them. */
function inReadingOrder(pins: readonly BoardPin[]): readonly BoardPin[] {
  return [...pins].sort((one, other) => other.lat - one.lat || one.lng - other.lng);
}
